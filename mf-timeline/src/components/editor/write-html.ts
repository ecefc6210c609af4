import type { BlockFormat, Line, Marks, Run } from './rich-lines.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

const tags = { link: 'a', bold: 'b', italic: 'i', underline: 'u', strike: 's' } as const;
const markNames = Object.keys(tags) as (keyof typeof tags)[];

const opening = (mark: keyof Marks, marks: Marks) =>
  mark === 'link' ? `<a href="${escaped(marks.link ?? '')}">` : `<${tags[mark]}>`;
const closing = (mark: keyof Marks) => `</${tags[mark]}>`;

/** Spaces that HTML would collapse, at a line's ends and in sequences, become non-breaking ones. */
const keepSpaces = (runs: readonly Run[]): Run[] => {
  const line = runs.map(({ text }) => text).join('');
  const kept = line.replace(/^ +| +$| {2,}/g, (spaces, at: number) => {
    const isInside = at > 0 && at + spaces.length < line.length;
    return '\u00a0'.repeat(spaces.length - (isInside ? 1 : 0)) + (isInside ? ' ' : '');
  });
  let at = 0;
  return runs.map(({ text, marks }) => {
    at += text.length;
    return { text: kept.slice(at - text.length, at), marks };
  });
};

function inlineHtml(runs: readonly Run[]): string {
  if (runs.length === 0) return '<br>';
  let html = '';
  let open: (keyof Marks)[] = [];
  let before: Marks = {};
  for (const { text, marks } of keepSpaces(runs)) {
    const wanted = markNames.filter((mark) => marks[mark]);
    const common = open.findIndex((mark, at) => mark !== wanted[at] || marks[mark] !== before[mark]);
    const kept = common === -1 ? open.length : common;
    html += open.slice(kept).reverse().map(closing).join('');
    html += wanted
      .slice(kept)
      .map((mark) => opening(mark, marks))
      .join('');
    html += escaped(text);
    open = wanted;
    before = marks;
  }
  return html + open.reverse().map(closing).join('');
}

const element = (tag: string, indent: number, content: string) =>
  `<${tag}${indent > 0 ? ` class="ql-indent-${indent}"` : ''}>${content}`;

/** Lists nest to this depth, deeper items are indented by class: the API accepts at most 20 levels of markup. */
const MAX_DEPTH = 6;
const listTags = { ordered: 'ol', bullet: 'ul' } as const;

/** A sequence of list items as nested lists, so that numbers continue after an inner list. */
function listHtml(items: readonly Line[]): string {
  let html = '';
  const open: { tag: string; indent: number }[] = [];
  const close = () => {
    html += `</li></${open.pop()?.tag}>`;
  };
  for (const { runs, block } of items) {
    const tag = listTags[block.list ?? 'bullet'];
    const indent = Math.min(block.indent ?? 0, MAX_DEPTH - 1);
    while ((open.at(-1)?.indent ?? -1) > indent) close();
    const isSibling = open.at(-1)?.indent === indent;
    if (isSibling && open.at(-1)?.tag === tag) html += '</li>';
    else {
      if (isSibling) close();
      html += `<${tag}>`;
      open.push({ tag, indent });
    }
    html += element('li', (block.indent ?? 0) - (open.length - 1), inlineHtml(runs));
  }
  while (open.length > 0) close();
  return html;
}

const lineHtml = (tag: string, { runs, block }: Line) =>
  `${element(tag, block.indent ?? 0, inlineHtml(runs))}</${tag}>`;

function quoteHtml(lines: readonly Line[]): string {
  const [only] = lines;
  if (only && lines.length === 1) return lineHtml('blockquote', only);
  return `<blockquote>${lines.map((line) => lineHtml('p', line)).join('')}</blockquote>`;
}

type Kind = 'list' | 'quote' | 'h1' | 'h2' | 'p';

function kindOf({ list, blockquote, header }: BlockFormat): Kind {
  if (list) return 'list';
  if (blockquote) return 'quote';
  return header ? `h${header}` : 'p';
}

const isBlank = ({ runs }: Line) => runs.every(({ text }) => text.trim() === '');

/** Without blank lines at the start and end of a text. */
function trimmed(lines: readonly Line[]): Line[] {
  const first = lines.findIndex((line) => !isBlank(line));
  const last = lines.findLastIndex((line) => !isBlank(line));
  return first === -1 ? [] : lines.slice(first, last + 1);
}

/** The lines as HTML of the allow-list of D50: what the API stores and every viewer sees. Empty for a blank text. */
export function writeHtml(lines: readonly Line[]): string {
  const rows: { kind: Kind; lines: Line[] }[] = [];
  for (const line of trimmed(lines)) {
    const kind = kindOf(line.block);
    const row = rows.at(-1);
    if (row?.kind === kind) row.lines.push(line);
    else rows.push({ kind, lines: [line] });
  }
  return rows
    .map(({ kind, lines: together }) => {
      if (kind === 'list') return listHtml(together);
      if (kind === 'quote') return quoteHtml(together);
      return together.map((line) => lineHtml(kind, line)).join('');
    })
    .join('');
}
