import { importedFiles } from './circle-problems.ts';
import type { ApiSources } from './module-problems.ts';

/** Imports of a module's inner folders by other modules, which were there before modules had a front. */
export type KnownInnerImports = Readonly<Record<string, number>>;

export const KNOWN_INNER_IMPORTS = 'platform/src/checks/inner-imports.json';

/** `modules/<room>/<module>/<rest>`; null outside of modules. */
function placeOf(file: string): { module: string; isInner: boolean } | null {
  const [root, , module, ...rest] = file.split('/');
  return root === 'modules' && module ? { module, isInner: rest.length > 1 } : null;
}

/** For each module the imports of its inner folders by other modules, as `file imports target`. */
function innerImports({ files, read }: ApiSources): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const target of importedFiles(file, read(file), (specifier) => specifier.slice(1))) {
      const [from, to] = [placeOf(file), placeOf(target)];
      if (!from || !to?.isInner || from.module === to.module) continue;
      found.set(to.module, [...(found.get(to.module) ?? []), `${file} imports ${target}`]);
    }
  return found;
}

/**
 * Another module imports files of a module's own folder, among them its `index.ts`, and none of its inner folders.
 * @param known how many such imports each older module still has: it can only fall, and a new module has none.
 */
export function frontProblems(sources: ApiSources, known: KnownInnerImports): string[] {
  const found = innerImports(sources);
  return [...new Set([...found.keys(), ...Object.keys(known)])].flatMap((module) => {
    const imports = found.get(module) ?? [];
    const most = known[module] ?? 0;
    if (imports.length === most) return [];
    if (imports.length < most)
      return [`${KNOWN_INNER_IMPORTS}: ${module} has ${imports.length} inner imports, not ${most}`];
    const which = most === 0 ? imports : [`${module} has ${imports.length} inner imports, ${most} known`];
    return which.map((each) => `${each}: use the front of ${module}, as its index.ts`);
  });
}
