import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An instruction in a block of a tutorial: a command to run, a file to write, or lines to change. */
export type Step =
  | { kind: 'command'; args: string[] }
  | { kind: 'file'; file: string; text: string }
  | { kind: 'diff'; file: string; text: string };

const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** `pnpm new remote library --title "Library"` as a list of words. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

/** The blocks of a document, in their order. */
export function stepsOf(root: string, document: string): Step[] {
  const blocks = [...readFileSync(path.join(root, document), 'utf8').matchAll(BLOCK)];
  return blocks.flatMap(([, language, file, text = '']): Step[] => {
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((line) => ({ kind: 'command', args: wordsOf(line) }));
    if (!file) return [];
    return [{ kind: language === 'diff' ? 'diff' : 'file', file, text }];
  });
}

const sideOf = (lines: string[], marks: string) =>
  lines
    .filter((line) => marks.includes(line[0] ?? ' '))
    .map((line) => line.slice(1))
    .join('\n');

/** @throws Error unless the start of a diff is in the text exactly once. */
export function applyDiff(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const [before, after] = [sideOf(lines, ' -'), sideOf(lines, ' +')];
  if (text.split(before).length !== 2) throw new Error(`these lines do not stand there once:\n${before}`);
  return text.replace(before, () => after);
}
