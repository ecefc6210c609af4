import PDFDocument from 'pdfkit';
import { LetterFonts } from './letter-fonts.ts';
import { drawFeet, type Foot, footHeight, footLines } from './paper-foot.ts';
import { drawHead, type PaperAcademy } from './paper-head.ts';
import { paperColors, paperMargin } from './paper-look.ts';
import { breakLines, type Face, orderLigatures, type Pdf, paintLine, useFonts, widthOf } from './pdf-lines.ts';
import { isolateWhole } from './visual-runs.ts';

export interface PaperOptions {
  /** The language of the texts; names and values keep their own direction. */
  language: 'en' | 'ar';
  /** The title at the paper's head and in the document's properties. */
  title: string;
  academy: PaperAcademy;
  /** The foot of each page; empty for none. */
  footer: string;
  /** The text of the page number: `Page 1 of 2`. */
  pageOf: (page: number, pages: number) => string;
  createdAt: Date;
  /** Whether the writer draws the whole page: then there are no head, title and foot. */
  isBare?: boolean;
  /** Called with the letters that no font has; the paper shows their code points. */
  onMissing?: (letters: readonly string[]) => void;
}

/** The options that differ between the parts of a paper in two languages. */
export type PartOptions = Omit<PaperOptions, 'createdAt' | 'onMissing'>;

export interface TextLook {
  /** In points. */
  size?: number;
  isBold?: boolean;
  /** A verse of the Quran, in a typeface of its own. */
  isVerse?: boolean;
  color?: string;
  align?: 'start' | 'center' | 'end';
  /** A name or a number: its direction is that of its first letter. */
  isValue?: boolean;
}

/** The space of a line, in points from the left edge. */
export interface Room {
  x: number;
  width: number;
}

export type Element = ReturnType<Pdf['struct']>;

const LEADING = 1.5;

export const leadingOf = ({ size = 10.5 }: TextLook): number => size * LEADING;

/**
 * A paper of the academy as PDF: head, title, then content from top to bottom, with page breaks, tags for screen
 * readers and the academy's foot on each page; right to left if the language is. Receipts, statements, pay slips and
 * certificates are made with it. For lists and tables: `writeFacts`, `writeTable`.
 */
export class Paper {
  readonly pdf: Pdf;
  readonly #root: Element;
  readonly #isBare: boolean;
  /** The foot of each page. */
  readonly #feet: Foot[] = [];
  #part: Element;
  #foot: Foot;
  #y = paperMargin;

  /** Call `writePaper` instead. */
  constructor(pdf: Pdf, options: PaperOptions) {
    this.pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.#part = this.#root;
    this.#isBare = options.isBare ?? false;
    this.#foot = this.#begin(options);
  }

  /** The current language. */
  get language(): 'en' | 'ar' {
    return this.isRtl ? 'ar' : 'en';
  }

  /** Whether the current language is written from right to left. */
  get isRtl(): boolean {
    return this.#foot.isRtl;
  }

  /** Starts a part of the same paper in another language, on a new page. */
  turn(options: PartOptions): void {
    this.#endPart();
    this.pdf.addPage();
    this.#part = this.pdf.struct('Sect', { lang: options.language });
    this.#root.add(this.#part);
    this.#foot = this.#begin(options);
  }

  /** The space between the margins. */
  get room(): Room {
    return { x: paperMargin, width: this.pdf.page.width - 2 * paperMargin };
  }

  /** Where the next line starts, in points from the upper edge. */
  get y(): number {
    return this.#y;
  }

  /** Leaves space before the next line. */
  space(points: number): void {
    this.#y += points;
  }

  /** Starts a new page if less than this is left. @returns whether it did. */
  keep(points: number): boolean {
    const end = this.pdf.page.height - paperMargin - footHeight(this.#foot.lines);
    if (this.#y + points <= end) return false;
    this.pdf.addPage();
    this.#feet.push(this.#foot);
    this.#y = paperMargin;
    return true;
  }

  /** The heading of a part; it stays on one page with what follows. */
  heading(text: string): void {
    this.keep(80);
    this.space(14);
    this.text(text, { size: 13, isBold: true }, 'H2');
    this.space(2);
  }

  /** A paragraph, broken into lines. */
  text(text: string, look: TextLook = {}, tag: 'H1' | 'H2' | 'P' = 'P'): void {
    this.tagged(tag, null, (element) => {
      for (const line of this.linesOf(text, look, this.room.width)) {
        this.keep(leadingOf(look));
        element.add(() => this.paint(line, look, { ...this.room, y: this.#y }));
        this.space(leadingOf(look));
      }
    });
  }

  linesOf(text: string, look: TextLook, width: number): string[] {
    return breakLines(this.pdf, look.isValue ? isolateWhole(text) : text, { width, face: this.#faceOf(look) });
  }

  /** Paints one line that fits; call it within `element.add` or as an artifact. */
  paint(line: string, look: TextLook, { x, y, width }: Room & { y: number }): void {
    const face = this.#faceOf(look);
    const free = width - widthOf(this.pdf, line, face);
    const { align = 'start' } = look;
    const isLeft = (align === 'start') !== this.isRtl;
    const left = align === 'center' ? x + free / 2 : isLeft ? x : x + free;
    paintLine(this.pdf, line, { ...face, x: left, y });
  }

  /** A thin line across the page, as an artifact. */
  rule(y = this.#y): void {
    const { x, width } = this.room;
    this.artifact(() =>
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(paperColors.line),
    );
  }

  /** Paints an artifact: decoration or repeated content, which is no part of the text. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Adds an element to the document's structure below `parent` (null: the paper) and calls `fill` in it. */
  tagged(tag: string, parent: Element | null, fill: (element: Element) => void): void {
    const element = this.pdf.struct(tag);
    (parent ?? this.#part).add(element);
    fill(element);
    element.end();
  }

  /** Ends the paper. @returns its bytes. */
  finish(): Promise<Buffer> {
    if (!this.#isBare) drawFeet(this.pdf, (page) => this.#feet[page] ?? this.#foot);
    this.#endPart();
    this.#root.end();
    orderLigatures(this.pdf);
    const done = new Promise<Buffer>((resolve, reject) => {
      const parts: Buffer[] = [];
      this.pdf.on('data', (part: Buffer) => parts.push(part));
      this.pdf.on('end', () => resolve(Buffer.concat(parts)));
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    return done;
  }

  /** Draws head and title at the beginning of a page. */
  #begin({ language, footer, academy, title, pageOf }: PartOptions): Foot {
    const isRtl = language === 'ar';
    this.#foot = { isRtl, lines: footLines(this.pdf, footer, isRtl), pageOf };
    this.#feet.push(this.#foot);
    if (this.#isBare) return this.#foot;
    this.#y = drawHead(this.pdf, { academy, isRtl });
    this.text(title, { size: 22, isBold: true }, 'H1');
    this.space(8);
    return this.#foot;
  }

  #endPart(): void {
    if (this.#part !== this.#root) this.#part.end();
  }

  #faceOf({ size = 10.5, isBold = false, isVerse = false, color = paperColors.ink }: TextLook): Face {
    return {
      font: isVerse ? 'fallback' : isBold ? 'bold' : 'regular',
      size,
      color,
      direction: this.isRtl ? 'rtl' : 'ltr',
    };
  }
}

function openPaper(options: PaperOptions, fonts: LetterFonts): Paper {
  const { title, language, createdAt, academy } = options;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    bufferPages: true,
    info: { Title: title, Author: academy.name, CreationDate: createdAt },
  });
  useFonts(pdf, fonts);
  return new Paper(pdf, options);
}

/**
 * A paper of size A4 as PDF. Fonts of further scripts are loaded only for papers that need them: `write` is then called
 * again, with a new paper.
 */
export async function writePaper(options: PaperOptions, write: (paper: Paper) => void): Promise<Buffer> {
  const fonts = await LetterFonts.open();
  for (;;) {
    const paper = openPaper(options, fonts);
    write(paper);
    if (await fonts.load()) continue;
    if (fonts.missing.length > 0) options.onMissing?.(fonts.missing);
    return paper.finish();
  }
}
