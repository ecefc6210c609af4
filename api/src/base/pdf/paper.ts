import PDFDocument from 'pdfkit';
import { paperFonts } from './paper-fonts.ts';
import { drawFeet, footHeight, footLines } from './paper-foot.ts';
import { drawHead, type PaperAcademy } from './paper-head.ts';
import { paperColors, paperMargin } from './paper-look.ts';
import { breakLines, type Face, orderLigatures, type Pdf, paintLine, widthOf } from './pdf-lines.ts';

export interface PaperOptions {
  /** Of the words; names and values keep their own direction. */
  language: 'en' | 'ar';
  /** What the paper is, at its head and in the document's properties. */
  title: string;
  academy: PaperAcademy;
  /** At the foot of each page; empty: none. */
  footer: string;
  /** What a page says of its place: `Page 1 of 2`. */
  pageOf: (page: number, pages: number) => string;
  createdAt: Date;
  isLandscape?: boolean;
}

export interface TextLook {
  /** In points. */
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: 'start' | 'center' | 'end';
  /** A name or a number: it has the direction of its first letter. */
  isValue?: boolean;
}

/** Where a line may stand, in points from the left edge. */
export interface Room {
  x: number;
  width: number;
}

export type Element = ReturnType<Pdf['struct']>;

const LEADING = 1.5;

export const leadingOf = ({ size = 10.5 }: TextLook): number => size * LEADING;

/**
 * A paper of the academy as PDF: head, title, then what is written from above to below, with page breaks, tags for screen
 * readers and the academy's foot on each page; right to left where the language is. Receipts, statements, pay slips and
 * certificates are all made with it. Lists and tables: `writeFacts`, `writeTable`.
 */
export class Paper {
  readonly pdf: Pdf;
  readonly isRtl: boolean;
  readonly #options: PaperOptions;
  readonly #root: Element;
  readonly #foot: string[];
  #y: number;

  /** Use `openPaper`. */
  constructor(pdf: Pdf, options: PaperOptions) {
    this.pdf = pdf;
    this.isRtl = options.language === 'ar';
    this.#options = options;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.#foot = footLines(pdf, options.footer, this.isRtl);
    this.#y = drawHead(pdf, { academy: options.academy, isRtl: this.isRtl });
    this.text(options.title, { size: 22, isBold: true }, 'H1');
    this.space(8);
  }

  /** Between the margins. */
  get room(): Room {
    return { x: paperMargin, width: this.pdf.page.width - 2 * paperMargin };
  }

  /** Where the next line begins, in points from the upper edge. */
  get y(): number {
    return this.#y;
  }

  /** Leaves room before the next line. */
  space(points: number): void {
    this.#y += points;
  }

  /** Begins a page where less than this is left. @returns whether it did. */
  keep(points: number): boolean {
    const end = this.pdf.page.height - paperMargin - footHeight(this.#foot);
    if (this.#y + points <= end) return false;
    this.pdf.addPage();
    this.#y = paperMargin;
    return true;
  }

  /** The head of a part; it stays with what follows. */
  heading(text: string): void {
    this.keep(80);
    this.space(14);
    this.text(text, { size: 13, isBold: true }, 'H2');
    this.space(2);
  }

  /** A paragraph, broken into lines. */
  text(text: string, look: TextLook = {}, tag: 'H1' | 'H2' | 'P' = 'P'): void {
    this.tagged(tag, this.#root, (element) => {
      for (const line of this.linesOf(text, look, this.room.width)) {
        this.keep(leadingOf(look));
        element.add(() => this.paint(line, look, { ...this.room, y: this.#y }));
        this.space(leadingOf(look));
      }
    });
  }

  linesOf(text: string, look: TextLook, width: number): string[] {
    return breakLines(this.pdf, text, { width, face: this.#faceOf(look) });
  }

  /** Paints one line that fits; to be called within `element.add`, or as an artifact. */
  paint(line: string, look: TextLook, { x, y, width }: Room & { y: number }): void {
    const face = this.#faceOf(look);
    const free = width - widthOf(this.pdf, line, face);
    const { align = 'start' } = look;
    const isLeft = (align === 'start') !== this.isRtl;
    const left = align === 'center' ? x + free / 2 : isLeft ? x : x + free;
    paintLine(this.pdf, line, { ...face, x: left, y });
  }

  /** A thin line across the room, which is no part of the text. */
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

  /** Paints what is no part of the text: ornament, what is repeated. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** An element of the document's structure below `parent` (null: the document) for the time of `fill`. */
  tagged(tag: string, parent: Element | null, fill: (element: Element) => void): void {
    const element = this.pdf.struct(tag);
    (parent ?? this.#root).add(element);
    fill(element);
    element.end();
  }

  /** Ends the paper. @returns its bytes. */
  finish(): Promise<Buffer> {
    drawFeet(this.pdf, { isRtl: this.isRtl, lines: this.#foot, pageOf: this.#options.pageOf });
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

  #faceOf({ size = 10.5, isBold = false, color = paperColors.ink, isValue = false }: TextLook): Face {
    const direction = isValue ? 'auto' : this.isRtl ? 'rtl' : 'ltr';
    return { font: isBold ? 'bold' : 'regular', size, color, direction };
  }
}

/** Begins a paper of size A4. */
export async function openPaper(options: PaperOptions): Promise<Paper> {
  const { title, language, createdAt, academy, isLandscape = false } = options;
  const pdf = new PDFDocument({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: 0,
    font: '',
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    bufferPages: true,
    info: { Title: title, Author: academy.name, CreationDate: createdAt },
  });
  for (const [name, bytes] of await paperFonts()) pdf.registerFont(name, bytes);
  return new Paper(pdf, options);
}
