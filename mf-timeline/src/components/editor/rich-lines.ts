/** The toolbar's formats (D50), in Quill's words. */
export type Marks = {
  link?: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
};

export type BlockFormat = {
  header?: 1 | 2;
  blockquote?: true;
  list?: 'ordered' | 'bullet';
  /** 1 to 8. */
  indent?: number;
};

export type Run = {
  text: string;
  marks: Marks;
};

/** A document as Quill models it: lines with their own format, nothing nested. */
export type Line = {
  runs: Run[];
  block: BlockFormat;
};

/** An operation of Quill's delta; documents consist only of insertions. */
export type Insertion = {
  insert: string;
  attributes?: Marks & BlockFormat;
};

const MAX_INDENT = 8;
const isHttps = (address: unknown): address is string => typeof address === 'string' && /^https:\/\//i.test(address);

/** The attributes that a post may have, as marks of its text. */
function marksOf(attributes: Record<string, unknown>): Marks {
  return {
    ...(isHttps(attributes.link) && { link: attributes.link }),
    ...(attributes.bold ? { bold: true } : {}),
    ...(attributes.italic ? { italic: true } : {}),
    ...(attributes.underline ? { underline: true } : {}),
    ...(attributes.strike ? { strike: true } : {}),
  };
}

export const indentOf = (steps: unknown): Pick<BlockFormat, 'indent'> =>
  Number(steps) > 0 ? { indent: Math.min(Number(steps), MAX_INDENT) } : {};

function blockOf({ header, blockquote, list, indent }: Record<string, unknown>): BlockFormat {
  const indented = indentOf(indent);
  if (header === 1 || header === 2) return { header, ...indented };
  if (blockquote) return { blockquote: true, ...indented };
  if (list) return { list: list === 'ordered' ? 'ordered' : 'bullet', ...indented };
  return indented;
}

/** Splits a delta's insertions at their line ends, each of which has its line's format. */
export function linesOf(insertions: readonly { insert?: unknown; attributes?: Record<string, unknown> }[]): Line[] {
  const lines: Line[] = [];
  let runs: Run[] = [];
  for (const { insert, attributes = {} } of insertions) {
    if (typeof insert !== 'string') continue;
    const [first = '', ...rest] = insert.split('\n');
    if (first) runs.push({ text: first, marks: marksOf(attributes) });
    for (const text of rest) {
      lines.push({ runs, block: blockOf(attributes) });
      runs = text ? [{ text, marks: marksOf(attributes) }] : [];
    }
  }
  if (runs.length > 0) lines.push({ runs, block: {} });
  return lines;
}

const insertion = (insert: string, attributes: Marks & BlockFormat): Insertion =>
  Object.keys(attributes).length > 0 ? { insert, attributes } : { insert };

/** The lines as a delta's insertions. */
export const insertionsOf = (lines: readonly Line[]): Insertion[] =>
  lines.flatMap(({ runs, block }) => [
    ...runs.map(({ text, marks }) => insertion(text, marks)),
    insertion('\n', block),
  ]);
