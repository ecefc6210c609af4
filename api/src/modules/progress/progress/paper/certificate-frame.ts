import { archPath } from '#base/brand/arch.ts';
import { logoPaths } from '#base/brand/logo-paths.ts';
import type { Paper } from '#base/pdf/paper.ts';
import { drawMark, type PaperAcademy } from '#base/pdf/paper-head.ts';
import { paperColors } from '#base/pdf/paper-look.ts';

const IVORY = '#FBF8F2';
const MARK = 54;
const LOGO = { width: 150, height: 60 };
const TOP = 128;

/** The arch of the landing page around the page, with the academy's logo below its point. */
export function drawFrame({ pdf }: Paper, logo: PaperAcademy['logo']): void {
  const { width, height } = pdf.page;
  const arch = (inset: number) =>
    archPath({
      left: 34 + inset,
      right: width - 34 - inset,
      spring: 236,
      apex: 26 + inset * 1.6,
      base: height - 34 - inset,
    });
  pdf.path(arch(0)).fill(paperColors.brand);
  pdf.path(arch(7)).fill(IVORY);
  pdf.path(arch(12)).lineWidth(0.8).stroke(paperColors.gold);
  if (logo)
    pdf.image(Buffer.from(logo.bytes), (width - LOGO.width) / 2, TOP, {
      fit: [LOGO.width, LOGO.height],
      align: 'center',
      valign: 'center',
    });
  else drawMark(pdf, { x: (width - MARK) / 2, y: TOP + 3, size: MARK });
}

const STAR = 11;

/** A thin gold line with a star in its middle. */
export function drawDivider({ pdf, y }: Paper, length: number): void {
  const middle = pdf.page.width / 2;
  for (const side of [-1, 1])
    pdf
      .moveTo(middle + side * STAR, y)
      .lineTo(middle + (side * length) / 2, y)
      .lineWidth(0.8)
      .stroke(paperColors.gold);
  pdf.save();
  pdf.translate(middle - STAR / 2, y - STAR / 2).scale(STAR / 40);
  pdf.path(logoPaths.star).fill(paperColors.gold);
  pdf.restore();
}
