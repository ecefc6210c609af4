/** An error as the dev server's socket sends it. */
export type SentError = string | { message?: string; moduleName?: string; file?: string; loc?: string };

export interface DevProblem {
  /** The app of the failure: `mf-library`. */
  source: string;
  message: string;
  /** `mf-library/src/features/shelves/shelves.page.tsx:12`; empty if unknown. */
  place: string;
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
/** How the compiler wraps the message of `last-good-loader`. */
const FROM_LOADER = /^\s*× Module Error \(from [^)]*\):|^ *│ ?/gm;
/** The compiler's position, drawn `╭─[12:5]` or written `shelves.ts:12:5`. */
const LINE = /(?:\[|:)(\d+):\d+\]?/;

function lineIn(loc: string | undefined, message: string): string {
  return /^(\d+)/.exec(loc ?? '')?.[1] ?? LINE.exec(message)?.[1] ?? '';
}

/** The text of a failed build on the page. */
export function buildProblem(source: string, error: SentError): DevProblem {
  const { message = '', moduleName, file, loc } = typeof error === 'string' ? { message: error } : error;
  const text = message.replace(COLOURS, '').replace(FROM_LOADER, '').trim();
  const name = (moduleName ?? file ?? '').replace(/^.*!/, '').replace(/^\.\//, `${source}/`);
  const line = lineIn(loc, text);
  return { source, message: text, place: name && line ? `${name}:${line}` : name };
}
