import { topics } from '../documents/decision-index.ts';

const HEAD = /^\d{4}-\d{2}-\d{2} · (\w+) · (accepted|withdrawn)/;
const REPLACED = /replaced in part by \[(\d+)\]/g;
const REPLACES = /replaces(?: in part)? ((?:\[\d+\]\([^)]*\)(?: and )?)+)/g;

const numberOf = (file: string) => Number(/(\d{4})-[^/]*$/.exec(file)?.[1]);
const headOf = (text: string) => text.split('\n')[2] ?? '';

const laterOf = (head: string) => [...head.matchAll(REPLACED)].map(([, number]) => Number(number));
const earlierOf = (head: string) =>
  [...head.matchAll(REPLACES)].flatMap(([, links = '']) => [...links.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)));

const hasHead = (head: string) => Object.hasOwn(topics, HEAD.exec(head)?.[1] ?? '');

/**
 * Decisions without date, topic and status below their title, or that do not name the decision that replaces a part of
 * them, or of which they replace a part.
 */
export function adrProblems(files: string[], read: (file: string) => string): string[] {
  const decisions = files.map((file) => ({ file, number: numberOf(file), head: headOf(read(file)) }));
  const find = (number: number) => decisions.find((each) => each.number === number);
  return decisions.flatMap(({ file, number, head }) => [
    ...(hasHead(head) ? [] : [`${file}: the third line is date, topic and status, as docs/adr/README.md says`]),
    ...laterOf(head)
      .filter((later) => !earlierOf(find(later)?.head ?? '').includes(number))
      .map((later) => `${file}: ADR ${later} does not say that it replaces ${number}`),
    ...earlierOf(head)
      .filter((earlier) => !laterOf(find(earlier)?.head ?? '').includes(number))
      .map((earlier) => `${file}: ADR ${earlier} does not say that ${number} replaces it`),
  ]);
}
