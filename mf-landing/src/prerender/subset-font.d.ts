declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** A range of an axis, or the one value that it is pinned to. */
    variationAxes?: Record<string, { min: number; max: number } | number>;
    /** OpenType features that stay; all where none are named. */
    keepFeatures?: string[];
  }
  /** The font with the glyphs of `text` only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
