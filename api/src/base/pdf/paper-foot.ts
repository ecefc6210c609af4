import { paperColors, paperMargin } from './paper-look.ts';
import { breakLines, type Face, type Pdf, paintLine, widthOf } from './pdf-lines.ts';

const SIZE = 8.5;
const LINE = 13;

export interface Foot {
  isRtl: boolean;
  /** Broken into lines that fit. */
  lines: readonly string[];
  pageOf: (page: number, pages: number) => string;
}

const faceOf = (isRtl: boolean): Face => ({
  font: 'regular',
  size: SIZE,
  color: paperColors.quiet,
  direction: isRtl ? 'rtl' : 'ltr',
});

export const footLines = (pdf: Pdf, text: string, isRtl: boolean): string[] =>
  text === '' ? [] : breakLines(pdf, text, { width: pdf.page.width - 2 * paperMargin, face: faceOf(isRtl) });

/** How much of a page it takes, above the margin. */
export const footHeight = (lines: readonly string[]): number => (lines.length + 1) * LINE + 12;

function drawFoot(pdf: Pdf, { isRtl, lines }: Foot, place: string): void {
  const face = faceOf(isRtl);
  let y = pdf.page.height - paperMargin - (lines.length + 1) * LINE;
  pdf.markContent('Artifact', { type: 'Pagination' });
  pdf
    .moveTo(paperMargin, y - 7)
    .lineTo(pdf.page.width - paperMargin, y - 7)
    .lineWidth(0.75)
    .stroke(paperColors.line);
  for (const line of [...lines, place]) {
    const x = isRtl ? pdf.page.width - paperMargin - widthOf(pdf, line, face) : paperMargin;
    paintLine(pdf, line, { ...face, x, y });
    y += LINE;
  }
  pdf.endMarkedContent();
}

/** The academy's foot and the page's number, on every page that there is. @param footOf of a page, from 0. */
export function drawFeet(pdf: Pdf, footOf: (page: number) => Foot): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const foot = footOf(index);
    drawFoot(pdf, foot, foot.pageOf(index + 1, count));
  }
}
