import { type BlockFormat, indentOf, type Line, type Marks, type Run } from './rich-lines.ts';

const marksByTag: Record<string, Marks> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  U: { underline: true },
  S: { strike: true },
  DEL: { strike: true },
};

const blockTags = new Set(['P', 'H1', 'H2', 'BLOCKQUOTE', 'LI', 'UL', 'OL', 'DIV']);

interface Place {
  marks: Marks;
  block: BlockFormat;
  /** The number of lists around it. */
  depth: number;
}

const classIndent = (element: Element) => Number(/\bql-indent-([1-8])\b/.exec(element.className)?.[1] ?? 0);

function blockAt(element: Element, { block, depth }: Place): BlockFormat {
  const own = classIndent(element);
  if (element.tagName === 'H1' || element.tagName === 'H2')
    return { header: element.tagName === 'H1' ? 1 : 2, ...indentOf(own) };
  if (element.tagName === 'BLOCKQUOTE') return { blockquote: true, ...indentOf(own) };
  if (element.tagName === 'LI') {
    const list = element.parentElement?.tagName === 'OL' ? 'ordered' : 'bullet';
    return { list, ...indentOf(depth - 1 + own) };
  }
  return { ...block, ...indentOf((block.indent ?? 0) + own) };
}

/** Spaces that were protected in HTML (at a line's ends, in sequences) become plain spaces again. */
function plainSpaces(runs: readonly Run[]): Run[] {
  const line = runs.map(({ text }) => text).join('');
  const plain = line
    .replace(/[ \u00a0]{2,}/g, (spaces) => ' '.repeat(spaces.length))
    .replace(/^\u00a0+|\u00a0+$/g, (spaces) => ' '.repeat(spaces.length));
  let at = 0;
  return runs.map(({ text, marks }) => {
    at += text.length;
    return { text: plain.slice(at - text.length, at), marks };
  });
}

class LineReader {
  readonly lines: Line[] = [];
  #runs: Run[] | null = null;

  read(node: Node, place: Place): void {
    if (node.nodeType === Node.TEXT_NODE) this.#text(node.textContent ?? '', place);
    else if (node instanceof Element) this.#element(node, place);
  }

  #element(element: Element, place: Place): void {
    if (element.tagName === 'BR') this.#end(place.block, true);
    else if (blockTags.has(element.tagName)) this.#block(element, place);
    else this.#inline(element, place);
  }

  #inline(element: Element, place: Place): void {
    const href = element.tagName === 'A' ? element.getAttribute('href') : null;
    const marks = { ...place.marks, ...marksByTag[element.tagName], ...(href && { link: href }) };
    this.#children(element, { ...place, marks });
  }

  #block(element: Element, place: Place): void {
    this.#end(place.block, false);
    const depth = place.depth + (element.tagName === 'UL' || element.tagName === 'OL' ? 1 : 0);
    const block = blockAt(element, place);
    this.#children(element, { marks: place.marks, block, depth });
    this.#end(block, element.tagName === 'LI' && element.childNodes.length === 0);
  }

  #children(element: Element, place: Place): void {
    for (const child of element.childNodes) this.read(child, place);
  }

  #text(content: string, { marks }: Place): void {
    const folded = content.replace(/[ \t\r\n]+/g, ' ');
    const isSwallowed = !this.#runs || this.#runs.at(-1)?.text.endsWith(' ');
    const text = isSwallowed ? folded.replace(/^ /, '') : folded;
    if (!text) return;
    this.#runs = [...(this.#runs ?? []), { text, marks }];
  }

  /** Ends the current line; `always` makes one even if nothing was written. */
  #end(block: BlockFormat, always: boolean): void {
    const runs = this.#runs ?? [];
    this.#runs = null;
    const last = runs.at(-1);
    if (last) last.text = last.text.replace(/ $/, '');
    const written = plainSpaces(runs.filter(({ text }) => text));
    if (written.length > 0 || always) this.lines.push({ runs: written, block });
  }
}

/** Reads a post's HTML into the lines of the editor; of `DIV` and unknown elements only the content. */
export function readHtml(html: string): Line[] {
  const reader = new LineReader();
  const { body } = new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html');
  for (const child of body.childNodes) reader.read(child, { marks: {}, block: {}, depth: 0 });
  return reader.lines;
}
