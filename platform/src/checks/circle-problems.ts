import path from 'node:path';

const importPattern = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([#.][^']+)'/g;

/** The imports of a file within its own package. @param resolve finds the file of a specifier with `#`. */
export const importedFiles = (file: string, text: string, resolve: (specifier: string) => string): string[] =>
  [...text.matchAll(importPattern)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? resolve(specifier) : path.posix.join(path.posix.dirname(file), specifier),
  );

/** Circles of imports, each once: its members in order, the first again at the end. */
export function circlesOf(members: readonly string[], importsOf: (member: string) => string[]): string[][] {
  const known = new Set(members);
  const found = new Map<string, string[]>();
  const finished = new Set<string>();
  const visit = (member: string, trail: string[]): void => {
    const at = trail.indexOf(member);
    if (at >= 0) {
      const circle = trail.slice(at);
      found.set([...circle].sort().join(), [...circle, member]);
      return;
    }
    if (finished.has(member)) return;
    for (const target of importsOf(member)) if (known.has(target)) visit(target, [...trail, member]);
    finished.add(member);
  };
  for (const member of members) visit(member, []);
  return [...found.values()];
}

/** Circles of files that import each other. */
export const circleProblems = (files: readonly string[], importsOf: (file: string) => string[]): string[] =>
  circlesOf(files, importsOf).map((circle) => `circle of files: ${circle.join(' -> ')}`);

const packageOf = (file: string) => file.split('/')[0] ?? '';
const resolveIn = (file: string) => (specifier: string) => {
  const inSource = specifier.startsWith('#/') ? specifier.slice(2) : specifier.slice(1);
  return specifier.startsWith('#locales/') ? `${packageOf(file)}/${inSource}` : `${packageOf(file)}/src/${inSource}`;
};

/** The imports of a file within its own package, as paths in the workspace. */
export const packageImports = (file: string, text: string): string[] => importedFiles(file, text, resolveIn(file));

/**
 * Circles of files in any package, and features of a remote that import each other instead of `components` or `api`.
 */
export function importProblems(files: readonly string[], read: (file: string) => string): string[] {
  const importsOf = (file: string) => packageImports(file, read(file));
  const featureOf = (file: string) => /^(mf-[^/]+\/src\/(?:[^/]+\/)?features\/[^/]+)\//.exec(file)?.[1];
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target))
      .map((target) => `${file} imports ${target}: a feature imports no other feature`),
  );
  return [...circleProblems(files, importsOf), ...foreign];
}
