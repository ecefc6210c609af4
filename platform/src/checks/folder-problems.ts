import path from 'node:path';
import { circlesOf, packageImports } from './circle-problems.ts';

/** The sibling folders, highest in the tree, of the two ends of an import. Null if one contains the other. */
function crossedFolders(file: string, target: string): [string, string] | null {
  const from = path.posix.dirname(file).split('/');
  const to = path.posix.dirname(target).split('/');
  const shared = from.findIndex((folder, at) => folder !== to[at]);
  if (shared < 0 || shared >= to.length) return null;
  return [from.slice(0, shared + 1).join('/'), to.slice(0, shared + 1).join('/')];
}

/** For each folder the siblings that it imports, each with an example of an import. */
function arrowsOf(files: readonly string[], read: (file: string) => string): Map<string, Map<string, string>> {
  const known = new Set(files);
  const arrows = new Map<string, Map<string, string>>();
  for (const file of files)
    for (const target of packageImports(file, read(file))) {
      const crossed = known.has(target) ? crossedFolders(file, target) : null;
      if (!crossed) continue;
      const [from, to] = crossed;
      const ofFolder = arrows.get(from) ?? new Map<string, string>();
      if (!ofFolder.has(to)) ofFolder.set(to, `${file} imports ${target}`);
      arrows.set(from, ofFolder);
    }
  return arrows;
}

/** Sibling folders that import each other, directly or through others: none of them can be understood alone. */
export function folderProblems(files: readonly string[], read: (file: string) => string): string[] {
  const arrows = arrowsOf(files, read);
  const circles = circlesOf([...arrows.keys()], (folder) => [...(arrows.get(folder)?.keys() ?? [])]);
  return circles.map((circle) => {
    const examples = circle.flatMap((folder, at) => arrows.get(folder)?.get(circle[at + 1] ?? '') ?? []);
    return `circle of folders: ${circle.join(' -> ')} (${examples.join('; ')})`;
  });
}
