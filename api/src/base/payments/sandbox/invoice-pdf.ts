import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

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
} as const;
type FontName = keyof typeof fontFiles;

const { resolve } = createRequire(import.meta.url);
let fonts: Promise<[FontName, Buffer][]> | undefined;
const readFonts = () =>
  Promise.all(
    Object.entries(fontFiles).map(
      async ([name, file]) => [name as FontName, await readFile(resolve(file))] as [FontName, Buffer],
    ),
  );

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
const LATIN = /[ -ÿ–-…€]/;
/** Marks of direction have no shape. */
const MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;

function fontOf(letter: string): FontName {
  if (ARABIC.test(letter)) return 'arabic';
  return LATIN.test(letter) ? 'latin' : 'latin-ext';
}

interface Run {
  font: FontName;
  text: string;
}

/** Pieces of one direction and one font; a space belongs to the piece before it. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.replace(MARKS, '')) {
    const last = runs.at(-1);
    const font = letter === ' ' && last ? last.font : fontOf(letter);
    // A dot between two names goes with neither.
    const isApart = letter === '·' || (letter !== ' ' && last?.text.startsWith('·'));
    if (last?.font === font && !isApart) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** A space stands behind its run in the direction of the line, which is not always that of the run. */
function spaced({ font, text }: Run, isRtl: boolean): string {
  const trimmed = text.trimEnd();
  return (font === 'arabic') === isRtl ? text : ' '.repeat(text.length - trimmed.length) + trimmed;
}

/** Whole runs are shaped at once: the writer would else set the words of an Arabic one from left to right. */
const featuresOf = ({ font }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  font === 'arabic' ? { features: ['rtla' as PDFKit.Mixins.OpenTypeFeatures] } : {};

/** Writes a line that begins at `x`, from there to the side that its language is read to. */
function write(
  paper: Document,
  text: string,
  { x, y, isRtl, size }: { x: number; y: number; isRtl: boolean; size: number },
): void {
  let at = x;
  for (const run of runsOf(text)) {
    paper.font(run.font).fontSize(size);
    const width = paper.widthOfString(run.text, featuresOf(run));
    paper.text(spaced(run, isRtl), isRtl ? at - width : at, y, { lineBreak: false, ...featuresOf(run) });
    at += isRtl ? -width : width;
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
    write(paper, value, { x: second, y, isRtl, size: SIZE });
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
