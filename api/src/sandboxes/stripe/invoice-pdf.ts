import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { type FontName, visualRuns } from './visual-runs.ts';

type Document = InstanceType<typeof PDFDocument>;

interface Paper {
  language: 'en' | 'ar';
  title: string;
  /** What it is, for whoever finds it: no invoice of a real provider. */
  note: string;
  lines: readonly (readonly [name: string, value: string])[];
}

const MARGIN = 56;
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

/** Writes a line that begins at `x`, from there to the side that its language is read to; a value has its own direction. */
function write(
  paper: Document,
  text: string,
  { x, y, isRtl, size, isValue = false }: { x: number; y: number; isRtl: boolean; size: number; isValue?: boolean },
): void {
  const runs = visualRuns(text, isValue ? 'auto' : isRtl ? 'rtl' : 'ltr').map((run) => {
    // Whole runs are shaped at once: the writer would else set the words of an Arabic one from left to right.
    const features = [(run.isRtl ? 'rtla' : 'ltra') as PDFKit.Mixins.OpenTypeFeatures];
    const width = paper.font(run.font).fontSize(size).widthOfString(run.text, { features });
    return { ...run, features, width };
  });
  let at = isRtl ? x - runs.reduce((sum, { width }) => sum + width, 0) : x;
  for (const { font, text: shown, features, width } of runs) {
    paper.font(font).fontSize(size).text(shown, at, y, { lineBreak: false, features });
    at += width;
  }
}

/** An invoice as PDF, with letters that both languages have. */
export async function invoicePdf({ language, title, note, lines }: Paper): Promise<Buffer> {
  fonts ??= readFonts();
  const paper = new PDFDocument({ size: 'A4', margin: MARGIN, lang: language, info: { Title: title }, font: '' });
  for (const [name, bytes] of await fonts) paper.registerFont(name, bytes);
  const isRtl = language === 'ar';
  const inlineStart = isRtl ? paper.page.width - MARGIN : MARGIN;
  const second = isRtl ? inlineStart - 140 : inlineStart + 140;
  write(paper, title, { x: inlineStart, y: MARGIN, isRtl, size: 26 });
  write(paper, note, { x: inlineStart, y: MARGIN + 46, isRtl, size: 11 });
  for (const [index, [name, value]] of lines.entries()) {
    const y = MARGIN + 100 + index * LINE;
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
