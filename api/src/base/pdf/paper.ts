import PDFDocument from 'pdfkit';
import { paperFonts } from './paper-fonts.ts';
import { drawFeet, type Foot, footHeight, footLines } from './paper-foot.ts';
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

/** What differs where a paper has two languages. */
export type PartOptions = Omit<PaperOptions, 'createdAt' | 'isLandscape'>;

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
  readonly #root: Element;
  /** Of each page that there is. */
  readonly #feet: Foot[] = [];
  #part: Element;
  #foot: Foot;
  #y = paperMargin;

  /** Use `openPaper`. */
  constructor(pdf: Pdf, options: PaperOptions) {
    this.pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.#part = this.#root;
    this.#foot = this.#begin(options);
  }

  /** Right to left: of the words that are written now. */
  get isRtl(): boolean {
    return this.#foot.isRtl;
  }

  /** Begins the same paper in another language, on a page of its own. */
  turn(options: PartOptions): void {
    this.#endPart();
    this.pdf.addPage();
    this.#part = this.pdf.struct('Sect', { lang: options.language });
    this.#root.add(this.#part);
    this.#foot = this.#begin(options);
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
    const end = this.pdf.page.height - paperMargin - footHeight(this.#foot.lines);
    if (this.#y + points <= end) return false;
    this.pdf.addPage();
    this.#feet.push(this.#foot);
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
    this.tagged(tag, null, (element) => {
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

  /** An element of the document's structure below `parent` (null: the paper) for the time of `fill`. */
  tagged(tag: string, parent: Element | null, fill: (element: Element) => void): void {
    const element = this.pdf.struct(tag);
    (parent ?? this.#part).add(element);
    fill(element);
    element.end();
  }

  /** Ends the paper. @returns its bytes. */
  finish(): Promise<Buffer> {
    drawFeet(this.pdf, (page) => this.#feet[page] ?? this.#foot);
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

  /** Head and title, at the beginning of a page. */
  #begin({ language, footer, academy, title, pageOf }: PartOptions): Foot {
    const isRtl = language === 'ar';
    this.#foot = { isRtl, lines: footLines(this.pdf, footer, isRtl), pageOf };
    this.#feet.push(this.#foot);
    this.#y = drawHead(this.pdf, { academy, isRtl });
    this.text(title, { size: 22, isBold: true }, 'H1');
    this.space(8);
    return this.#foot;
  }

  #endPart(): void {
    if (this.#part !== this.#root) this.#part.end();
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
