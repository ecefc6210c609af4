import { paperColors, paperMargin } from './paper-look.ts';
import { breakLines, type Face, type Pdf, paintLine, widthOf } from './pdf-lines.ts';

const SIZE = 8.5;
const LINE = 13;

export interface Foot {
  isRtl: boolean;
  /** Already broken into lines that fit. */
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

/** The height of the foot above the bottom margin. */
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

/** Draws the academy's foot and the page number on every page. @param footOf the foot of a page, numbered from 0. */
export function drawFeet(pdf: Pdf, footOf: (page: number) => Foot): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const foot = footOf(index);
    drawFoot(pdf, foot, foot.pageOf(index + 1, count));
  }
}
