import path from 'node:path';

const INDEX = 'docs/adr/README.md';
const HEAD = /^\d{4}-\d{2}-\d{2} · (accepted|superseded by \[\d+\]|withdrawn)/;
const REPLACED = /(?:superseded|replaced in part) by \[(\d+)\]/g;
const REPLACES = /replaces(?: in part)? ((?:\[\d+\]\([^)]*\)(?: and )?)+)/g;

const numberOf = (file: string) => Number(/(\d{4})-[^/]*$/.exec(file)?.[1]);
const headOf = (text: string) => text.split('\n')[2] ?? '';

const laterOf = (head: string) => [...head.matchAll(REPLACED)].map(([, number]) => Number(number));
const earlierOf = (head: string) =>
  [...head.matchAll(REPLACES)].flatMap(([, links = '']) => [...links.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)));

/**
 * Decisions that are missing in the list, that lack date and status in their first line, or that do not name the
 * decision that replaces them, or that they replace.
 */
export function adrProblems(files: string[], read: (file: string) => string): string[] {
  const index = read(INDEX);
  const decisions = files.map((file) => ({ file, number: numberOf(file), head: headOf(read(file)) }));
  const find = (number: number) => decisions.find((each) => each.number === number);
  return decisions.flatMap(({ file, number, head }) => [
    ...(HEAD.test(head) ? [] : [`${file}: the third line is the date and the status, as docs/adr/README.md says`]),
    ...(index.includes(`](${path.basename(file)})`) ? [] : [`${file}: ${INDEX} has no line for it`]),
    ...laterOf(head)
      .filter((later) => !earlierOf(find(later)?.head ?? '').includes(number))
      .map((later) => `${file}: ADR ${later} does not say that it replaces ${number}`),
    ...earlierOf(head)
      .filter((earlier) => !laterOf(find(earlier)?.head ?? '').includes(number))
      .map((earlier) => `${file}: ADR ${earlier} does not say that ${number} replaces it`),
  ]);
}
