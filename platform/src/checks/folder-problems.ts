import path from 'node:path';
import { packageImports } from './circle-problems.ts';

/** Folders beside each other that may import each other for now, as `a/src/b <-> a/src/c`. The list only gets shorter. */
export type AllowedPairs = readonly string[];

/** The folders beside each other, highest in the tree, between which an import goes. Null where one holds the other. */
function crossedFolders(file: string, target: string): [string, string] | null {
  const from = path.posix.dirname(file).split('/');
  const to = path.posix.dirname(target).split('/');
  const shared = from.findIndex((folder, at) => folder !== to[at]);
  if (shared < 0 || shared >= to.length) return null;
  return [from.slice(0, shared + 1).join('/'), to.slice(0, shared + 1).join('/')];
}

/** Of each pair of folders, by `from -> to`, an import that shows it. */
function arrowsOf(files: readonly string[], read: (file: string) => string): Map<string, string> {
  const known = new Set(files);
  const arrows = new Map<string, string>();
  for (const file of files)
    for (const target of packageImports(file, read(file))) {
      const crossed = known.has(target) ? crossedFolders(file, target) : null;
      const arrow = crossed?.join(' -> ');
      if (arrow && !arrows.has(arrow)) arrows.set(arrow, `${file} imports ${target}`);
    }
  return arrows;
}

/** Folders beside each other that import each other, apart from the allowed pairs; and allowed pairs that no longer do. */
export function folderProblems(
  files: readonly string[],
  read: (file: string) => string,
  allowed: AllowedPairs = [],
): string[] {
  const arrows = arrowsOf(files, read);
  const pairs = [...arrows].flatMap(([arrow, example]) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    const back = arrows.get(`${to} -> ${from}`);
    return back && from < to
      ? [{ name: `${from} <-> ${to}`, problem: `${from} and ${to}: ${example}, and ${back}` }]
      : [];
  });
  const found = new Set(pairs.map((pair) => pair.name));
  return [
    ...pairs
      .filter((pair) => !allowed.includes(pair.name))
      .map((pair) => `folders that import each other: ${pair.problem}`),
    ...allowed
      .filter((name) => !found.has(name))
      .map((name) => `${name} no longer import each other: take the pair off the list`),
  ];
}
