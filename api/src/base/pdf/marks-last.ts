interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

export interface EmbeddedFont {
  font: { hasGlyphForCodePoint(code: number): boolean; layout(text: string): unknown };
  /** The characters that each glyph of the subset stands for. */
  unicode: (number[] | undefined)[];
  /** The glyphs of a text in hexadecimal, and their positions. */
  encode(text: string, features?: unknown): [glyphs: string[], positions: Position[]];
}

const NOTHING = 0x200b;
const MARKS = /^[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]+$/;

/** Signs above and below letters, without which a name is still itself: vowel signs, points, accents. */
const isMark = (codes: number[] | undefined) => codes !== undefined && MARKS.test(String.fromCodePoint(...codes));

/**
 * Lets a font draw the marks of a text after its letters, each at its place, and as no text. Readers of PDFs take what
 * stands off the baseline for a word of its own: in their place marks would tear names apart.
 */
export function drawMarksLast(embedded: EmbeddedFont): void {
  const encode = embedded.encode.bind(embedded);
  embedded.encode = (text, features) => {
    const [glyphs, positions] = encode(text, features);
    const items = positions.map((position, index) => ({ glyph: glyphs[index] ?? '', position, at: 0 }));
    let end = 0;
    for (const item of items) {
      item.at = end;
      end += item.position.xAdvance;
    }
    const isLast = ({ glyph, position }: (typeof items)[number]) => {
      const codes = embedded.unicode[Number.parseInt(glyph, 16)];
      return position.xAdvance === 0 && (codes?.[0] === NOTHING || isMark(codes));
    };
    const marks = items.filter(isLast).map(({ glyph, position, at }) => {
      embedded.unicode[Number.parseInt(glyph, 16)] = [NOTHING];
      return { glyph, position: { ...position, xOffset: position.xOffset + at - end } };
    });
    const all = [...items.filter((item) => !isLast(item)), ...marks];
    return [all.map(({ glyph }) => glyph), all.map(({ position }) => position)];
  };
}
