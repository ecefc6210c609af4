declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A range of an axis, or the single value that it is fixed to. */
    variationAxes?: Record<string, { min: number; max: number } | number>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[];
    /** Keeps the glyphs of all letters. */
    keepAllGlyphs?: boolean;
    /** Tables to leave out. */
    dropTables?: string[];
  }
  /** The font with the glyphs of `text` only, or with all. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
