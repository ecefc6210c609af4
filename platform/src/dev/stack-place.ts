const FRAME = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g;

/** A position in a script of the page. */
export interface ScriptPlace {
  url: string;
  line: number;
  column: number;
}

/** The scripts that an error's stack names, the innermost first. */
export const placesInStack = (stack: string): ScriptPlace[] =>
  [...stack.matchAll(FRAME)].map(([, url = '', line, column]) => ({ url, line: Number(line), column: Number(column) }));
