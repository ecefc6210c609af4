import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { logoPaths } from '#base/brand/logo-paths.ts';
import { type FontName, visualRuns } from './visual-runs.ts';

type Document = InstanceType<typeof PDFDocument>;

interface Paper {
  language: 'en' | 'ar';
  /** Who issues it, and how that is reached. */
  issuer: { name: string; contacts: readonly string[] };
  title: string;
  /** What it is, for whoever finds it: no invoice of a real provider. */
  note: string;
  /** At the foot of the page. */
  foot: string;
  lines: readonly (readonly [name: string, value: string])[];
}

const MARGIN = 56;
const HEAD = 128;
/** From the lower edge, above the margin below which a page would follow. */
const FOOT = MARGIN + 20;
const MARK = 36;
const LINE = 30;
const SIZE = 13;
const fontFiles = {
  arabic: '@fontsource/amiri/files/amiri-arabic-400-normal.woff',
  latin: '@fontsource/amiri/files/amiri-latin-400-normal.woff',
  'latin-ext': '@fontsource/amiri/files/amiri-latin-ext-400-normal.woff',
} as const satisfies Record<FontName, string>;

const { resolve } = createRequire(import.meta.url);
let fonts: Promise<[FontName, Buffer][]> | undefined;
const readFonts = () =>
  Promise.all(
    Object.entries(fontFiles).map(
      async ([name, file]) => [name as FontName, await readFile(resolve(file))] as [FontName, Buffer],
    ),
  );

/** The runs of a line as they stand beside each other, with their widths. */
function runsOf(paper: Document, text: string, { isRtl, isValue = false, size }: Omit<Place, 'x' | 'y'>) {
  return visualRuns(text, isValue ? 'auto' : isRtl ? 'rtl' : 'ltr').map((run) => {
    // Whole runs are shaped at once: the writer would else set the words of an Arabic one from left to right.
    const features = [(run.isRtl ? 'rtla' : 'ltra') as PDFKit.Mixins.OpenTypeFeatures];
    const width = paper.font(run.font).fontSize(size).widthOfString(run.text, { features });
    return { ...run, features, width };
  });
}

const widthOf = (paper: Document, text: string, place: Omit<Place, 'x' | 'y'>): number =>
  runsOf(paper, text, place).reduce((sum, { width }) => sum + width, 0);

interface Place {
  x: number;
  y: number;
  isRtl: boolean;
  size: number;
  isValue?: boolean;
}

/**
 * Writes a line that begins at `x`, from there to the side that its language is read to; a value has its own direction. What is
 * longer than the paper has room for is written smaller.
 */
function write(paper: Document, text: string, place: Place): void {
  const { x, y, isRtl, isValue = false } = place;
  const room = isRtl ? x - MARGIN : paper.page.width - MARGIN - x;
  const size = place.size * Math.min(1, room / widthOf(paper, text, place));
  const runs = runsOf(paper, text, { isRtl, isValue, size });
  let at = isRtl ? x - runs.reduce((sum, { width }) => sum + width, 0) : x;
  for (const { font, text: shown, features, width } of runs) {
    paper.font(font).fontSize(size).text(shown, at, y, { lineBreak: false, features });
    at += width;
  }
}

/** Mark, name and contacts, at the head. */
function drawIssuer(
  paper: Document,
  { name, contacts }: Paper['issuer'],
  { inlineStart, isRtl }: { inlineStart: number; isRtl: boolean },
): void {
  drawMark(paper, { x: isRtl ? inlineStart - MARK : inlineStart, y: MARGIN });
  const x = isRtl ? inlineStart - MARK - 12 : inlineStart + MARK + 12;
  write(paper, name, { x, y: MARGIN - 2, isRtl, size: 15 });
  write(paper, contacts.join(' · '), { x, y: MARGIN + 20, isRtl, size: 10, isValue: true });
}

function drawMark(paper: Document, { x, y }: { x: number; y: number }): void {
  const { star, book, dot } = logoPaths;
  paper.save();
  paper.translate(x, y).scale(MARK / 40);
  paper.path(star).fill('#0F5B4F');
  paper.path(book).lineWidth(1.8).lineJoin('round').stroke('#FFFFFF');
  paper.path(dot).fill('#C8912F');
  paper.restore();
  paper.fillColor('#2B2622');
}

/** An invoice as PDF, with letters that both languages have. */
export async function invoicePdf({ language, issuer, title, note, foot, lines }: Paper): Promise<Buffer> {
  fonts ??= readFonts();
  const paper = new PDFDocument({ size: 'A4', margin: MARGIN, lang: language, info: { Title: title }, font: '' });
  for (const [name, bytes] of await fonts) paper.registerFont(name, bytes);
  const isRtl = language === 'ar';
  const inlineStart = isRtl ? paper.page.width - MARGIN : MARGIN;
  const second = isRtl ? inlineStart - 140 : inlineStart + 140;
  drawIssuer(paper, issuer, { inlineStart, isRtl });
  write(paper, title, { x: inlineStart, y: HEAD, isRtl, size: 26 });
  write(paper, note, { x: inlineStart, y: HEAD + 46, isRtl, size: 11 });
  write(paper, foot, { x: inlineStart, y: paper.page.height - FOOT, isRtl, size: 9 });
  for (const [index, [name, value]] of lines.entries()) {
    const y = HEAD + 100 + index * LINE;
    write(paper, name, { x: inlineStart, y, isRtl, size: SIZE });
    write(paper, value, { x: second, y, isRtl, size: SIZE, isValue: true });
  }
  const done = new Promise<Buffer>((resolvePdf, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolvePdf(Buffer.concat(parts)));
    paper.on('error', reject);
  });
  paper.end();
  return done;
}
