import { logoPaths } from '#base/brand/logo-paths.ts';
import { paperColors, paperMargin } from './paper-look.ts';
import { type Face, type Pdf, paintLine, widthOf } from './pdf-lines.ts';
import { isolate } from './visual-runs.ts';

/** The academy that issues a paper, in the paper's language. */
export interface PaperAcademy {
  name: string;
  /** E-mail, phone and address, as far as they are set. */
  contacts: readonly string[];
  /** A PNG; null for the mark of the platform. */
  logo: { bytes: Uint8Array; width: number; height: number } | null;
}

const HEIGHT = 40;
const LOGO_WIDTH = 120;
const GAP = 12;

/** Draws the platform's mark in a square. */
export function drawMark(pdf: Pdf, { x, y, size }: { x: number; y: number; size: number }): void {
  const { star, book, dot } = logoPaths;
  pdf.save();
  pdf.translate(x, y).scale(size / 40);
  pdf.path(star).fill(paperColors.brand);
  pdf.path(book).lineWidth(1.8).lineJoin('round').stroke('#FFFFFF');
  pdf.path(dot).fill(paperColors.gold);
  pdf.restore();
}

/** @returns its width. */
function drawLogo(pdf: Pdf, logo: PaperAcademy['logo'], isRtl: boolean): number {
  const scale = logo ? Math.min(HEIGHT / logo.height, LOGO_WIDTH / logo.width) : 1;
  const width = logo ? logo.width * scale : HEIGHT;
  const x = isRtl ? pdf.page.width - paperMargin - width : paperMargin;
  if (logo) pdf.image(Buffer.from(logo.bytes), x, paperMargin, { width, height: logo.height * scale });
  else drawMark(pdf, { x, y: paperMargin, size: HEIGHT });
  return width;
}

/**
 * Draws logo, name and contacts with a line below, as an artifact outside of the text. @returns where the paper
 * continues.
 */
export function drawHead(pdf: Pdf, { academy, isRtl }: { academy: PaperAcademy; isRtl: boolean }): number {
  pdf.markContent('Artifact', { type: 'Layout' });
  const taken = drawLogo(pdf, academy.logo, isRtl) + GAP;
  const room = pdf.page.width - 2 * paperMargin - taken;
  const write = (line: string, y: number, look: Omit<Face, 'direction'>) => {
    const natural: Face = { ...look, direction: isRtl ? 'rtl' : 'ltr' };
    // Text that is too long for the space is written smaller.
    const width = widthOf(pdf, line, natural);
    const size = look.size * Math.min(1, room / width);
    const shown = Math.min(room, width);
    const x = isRtl ? pdf.page.width - paperMargin - taken - shown : paperMargin + taken;
    paintLine(pdf, line, { ...natural, size, x, y });
  };
  const contacts = academy.contacts.map(isolate).join(' · ');
  write(isolate(academy.name), paperMargin + (contacts === '' ? 10 : 0), {
    font: 'bold',
    size: 15,
    color: paperColors.ink,
  });
  if (contacts !== '') write(contacts, paperMargin + 23, { font: 'regular', size: 9.5, color: paperColors.quiet });
  const bottom = paperMargin + HEIGHT + 14;
  pdf
    .moveTo(paperMargin, bottom)
    .lineTo(pdf.page.width - paperMargin, bottom)
    .lineWidth(0.75)
    .stroke(paperColors.line);
  pdf.endMarkedContent();
  return bottom + 20;
}
