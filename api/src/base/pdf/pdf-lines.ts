import type PDFDocument from 'pdfkit';
import { type FontName, fontNames } from './paper-fonts.ts';
import { type Direction, visualRuns } from './visual-runs.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** How a text is written. */
export interface Face {
  font: 'regular' | 'bold';
  /** In points. */
  size: number;
  color: string;
  direction: Direction;
}

interface EmbeddedFont {
  font: { hasGlyphForCodePoint(code: number): boolean };
  /** The characters that each glyph of the subset stands for. */
  unicode: (number[] | undefined)[];
}

/** The writer's internal object of a font, which its types do not show. */
function embedded(pdf: Pdf, name: FontName): EmbeddedFont {
  pdf.font(name);
  return (pdf as unknown as { _font: EmbeddedFont })._font;
}

const SHAPELESS = /[\p{Cf}\p{Zs}]/u;
const UNKNOWN = '?';

function hasAll(pdf: Pdf, name: FontName, text: string): boolean {
  const { font } = embedded(pdf, name);
  return [...text].every((letter) => SHAPELESS.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/**
 * The font that has the letters, and the text in it: a letter without a font becomes a question mark, never an empty
 * box.
 */
function inFace(pdf: Pdf, text: string, wanted: FontName): { font: FontName; text: string } {
  if (hasAll(pdf, wanted, text)) return { font: wanted, text };
  const font =
    /\p{Script=Arabic}/u.test(text) && !hasAll(pdf, wanted, text.replace(/[^\p{Script=Arabic}]/gu, ''))
      ? 'fallback'
      : wanted;
  return { font, text: [...text].map((letter) => (hasAll(pdf, font, letter) ? letter : UNKNOWN)).join('') };
}

/** The pieces of a line in visual order from left to right, with their widths. */
function piecesOf(pdf: Pdf, line: string, face: Face) {
  const { font, text } = inFace(pdf, line, face.font);
  pdf.font(font).fontSize(face.size);
  let at = 0;
  return visualRuns(text, face.direction).map((run) => {
    // Whole runs are shaped at once; otherwise the writer would set the words of an Arabic run from left to right.
    const features = [(run.isRtl ? 'rtla' : 'ltra') as PDFKit.Mixins.OpenTypeFeatures];
    const width = pdf.widthOfString(run.text, { features });
    const piece = { ...run, font, features, x: at, width };
    at += width;
    return piece;
  });
}

/** The width of a line in points. */
export const widthOf = (pdf: Pdf, line: string, face: Face): number =>
  piecesOf(pdf, line, face).reduce((sum, { width }) => sum + width, 0);

/** Paints a line, with its left end at `x` and its upper edge at `y`, in reading order. */
export function paintLine(pdf: Pdf, line: string, { x, y, ...face }: Face & { x: number; y: number }): void {
  const pieces = piecesOf(pdf, line, face).sort((a, b) => a.order - b.order);
  pdf.fillColor(face.color);
  for (const { font, text, features, x: within } of pieces)
    pdf
      .font(font)
      .fontSize(face.size)
      .text(text, x + within, y, { lineBreak: false, features });
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
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((each) => (fits(each) ? [each] : cutWord(each, fits)))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}

const isArabic = (code: number) => /\p{Script=Arabic}/u.test(String.fromCodePoint(code));

/**
 * PDF viewers reverse Arabic letter by letter, even inside a ligature: so a ligature is written in the order that comes
 * out right (`لا`). Call it before the document ends.
 */
export function orderLigatures(pdf: Pdf): void {
  for (const name of fontNames)
    for (const letters of embedded(pdf, name).unicode)
      if (letters && letters.length > 1 && letters.every(isArabic)) letters.reverse();
}
