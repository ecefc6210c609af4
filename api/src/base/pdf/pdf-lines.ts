import { type LetterFonts, type Pdf, withoutEmoji } from './letter-fonts.ts';
import type { BaseFont } from './paper-fonts.ts';
import { isFurther } from './script-fonts.ts';
import { closeIsolates, type Direction, visualRuns } from './visual-runs.ts';

export type { Pdf } from './letter-fonts.ts';

/** How a text is written. */
export interface Face {
  font: BaseFont;
  /** In points. */
  size: number;
  color: string;
  direction: Direction;
}

const fontsOf = new WeakMap<Pdf, LetterFonts>();

/** Gives a new document its fonts: call it before the first line. */
export function useFonts(pdf: Pdf, fonts: LetterFonts): void {
  fonts.attach(pdf);
  fontsOf.set(pdf, fonts);
}

/** The pieces of a line in visual order from left to right, with their widths. */
function piecesOf(pdf: Pdf, line: string, face: Face) {
  const letters = fontsOf.get(pdf)?.choose(line, face.font);
  if (!letters) throw new Error('The document has no fonts');
  let at = 0;
  return visualRuns(letters.text, face.direction, letters.fontAt).map((run) => {
    // Whole runs are shaped at once; otherwise the writer would set the words of an Arabic run from left to right.
    const features = [(run.isRtl ? 'rtla' : 'ltra') as PDFKit.Mixins.OpenTypeFeatures];
    const width = pdf.font(run.font).fontSize(face.size).widthOfString(run.text, { features });
    const piece = { ...run, features, x: at, width };
    at += width;
    return piece;
  });
}

/** The width of a line in points. */
export const widthOf = (pdf: Pdf, line: string, face: Face): number =>
  piecesOf(pdf, line, face).reduce((sum, { width }) => sum + width, 0);

/** The distance of a font's baseline from the upper edge of its line. */
const ascentOf = (pdf: Pdf, font: string, size: number): number => {
  const { ascender } = (pdf.font(font) as unknown as { _font: { ascender: number } })._font;
  return (ascender / 1000) * size;
};

function asText(pdf: Pdf, text: string, write: () => void): void {
  pdf.markContent('Span', { actual: text });
  write();
  pdf.endMarkedContent();
}

/** Paints a line, with its left end at `x` and its upper edge at `y`, in reading order. */
export function paintLine(pdf: Pdf, line: string, { x, y, ...face }: Face & { x: number; y: number }): void {
  const pieces = piecesOf(pdf, line, face).sort((a, b) => a.order - b.order);
  pdf.fillColor(face.color);
  // All fonts of a line stand on one baseline.
  const baseline = y + ascentOf(pdf, face.font, face.size);
  for (const { font, text, isRtl, features, x: within } of pieces) {
    const top = baseline - ascentOf(pdf, font, face.size);
    const write = () =>
      pdf
        .font(font)
        .fontSize(face.size)
        .text(text, x + within, top, { lineBreak: false, features });
    // Vowels of Indian scripts are drawn before their letters: the letters in order stand behind them.
    if (isFurther(font) && !isRtl) asText(pdf, text, write);
    else write();
  }
}

/** Cuts a word that is wider than the room. */
function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** A text as lines no wider than the space, broken in reading order; line breaks of the text stay. */
export function breakLines(pdf: Pdf, text: string, { width, face }: { width: number; face: Face }): string[] {
  const fits = (line: string) => widthOf(pdf, line, face) <= width;
  const broken = text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of withoutEmoji(paragraph)
      .split(' ')
      .flatMap((each) => (fits(each) ? [each] : cutWord(each, fits)))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
  return closeIsolates(broken);
}

const isArabic = (code: number) => /\p{Script=Arabic}/u.test(String.fromCodePoint(code));

/**
 * PDF viewers reverse Arabic letter by letter, even inside a ligature: so a ligature is written in the order that comes
 * out right (`لا`). Call it before the document ends.
 */
export function orderLigatures(pdf: Pdf): void {
  for (const glyphs of fontsOf.get(pdf)?.glyphTexts ?? [])
    for (const letters of glyphs) if (letters && letters.length > 1 && letters.every(isArabic)) letters.reverse();
}
