import path from 'node:path';

/** A floor of the API: the modules on it, which import modules of lower floors and nothing beside or above them. */
export type Layers = readonly (readonly string[])[];

export interface ApiSources {
  /** Paths below `api/src`, as `modules/posts/list-posts.ts`, tests apart. */
  files: string[];
  read: (file: string) => string;
}

const MODULES = 'modules/';
const moduleOf = (file: string): string | null => (file.startsWith(MODULES) ? (file.split('/')[1] ?? null) : null);

const importPattern = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/** What a file imports of `api/src`, as paths below it. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(importPattern)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier),
  );
}

interface Arrow {
  file: string;
  target: string;
  from: string;
  to: string;
}

function arrowsOf({ files, read }: ApiSources): Arrow[] {
  return files.flatMap((file) => {
    const from = moduleOf(file);
    return importsOf(file, read(file)).flatMap((target) => {
      const to = moduleOf(target);
      return from && to && from !== to ? [{ file, target, from, to }] : [];
    });
  });
}

/** Imports that do not go down, and modules that stand on no floor. */
function layerProblems(sources: ApiSources, layers: Layers): string[] {
  const floorOf = (module: string) => layers.findIndex((floor) => floor.includes(module));
  const modules = new Set(sources.files.flatMap((file) => moduleOf(file) ?? []));
  const homeless = [...modules].filter((module) => floorOf(module) < 0);
  return [
    ...homeless.map((module) => `modules/${module} stands on no layer: add it to the layers of the API`),
    ...arrowsOf(sources)
      .filter(({ from, to }) => floorOf(from) <= floorOf(to))
      .map(({ file, target, from, to }) => `${file} imports ${target}: ${from} is not above ${to}`),
    ...sources.files
      .filter((file) => file.startsWith('base/'))
      .flatMap((file) =>
        importsOf(file, sources.read(file))
          .filter((target) => target.startsWith(MODULES))
          .map((target) => `${file} imports ${target}: the base knows no module`),
      ),
  ];
}

/** Circles of files, each named once by its members in order. */
function fileCycles({ files, read }: ApiSources): string[] {
  const known = new Set(files);
  const targets = new Map(files.map((file) => [file, importsOf(file, read(file)).filter((each) => known.has(each))]));
  const found = new Map<string, string>();
  const finished = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      const circle = trail.slice(at);
      found.set([...circle].sort().join(), `circle of files: ${[...circle, file].join(' -> ')}`);
      return;
    }
    if (finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  return [...found.values()];
}

/** Who owns which table: the module, or the base, whose `*.table.ts` declares it. */
function tableOwners({ files, read }: ApiSources): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of files.filter((each) => each.endsWith('.table.ts')))
    for (const [, table = ''] of read(file).matchAll(/pgTable\(\s*'(\w+)'/g))
      owners.set(table, moduleOf(file) ?? 'base');
  return owners;
}

const namedTable = /\b(?:from|join|into|update|table)\s+(?:only\s+)?"?([a-z_]+)"?/g;

/** Tables that a statement names although another module owns them. */
function tableProblems(sources: ApiSources): string[] {
  const owners = tableOwners(sources);
  return sources.files.flatMap((file) => {
    const module = moduleOf(file) ?? 'base';
    if (!file.startsWith(MODULES) && !file.startsWith('base/')) return [];
    const strings = [...sources.read(file).matchAll(/`[^`]*`|'[^'\n]*'/g)].map(([text]) => text).join('\n');
    const named = new Set([...strings.matchAll(namedTable)].map(([, table = '']) => table));
    return [...named].flatMap((table) => {
      const owner = owners.get(table);
      return owner && owner !== module ? [`${file} names the table ${table}, which ${owner} owns`] : [];
    });
  });
}

/** Where the modules of the API break their layers: imports that go up or aside, circles of files, tables of others in SQL. */
export function moduleProblems(sources: ApiSources, layers: Layers): string[] {
  return [...layerProblems(sources, layers), ...fileCycles(sources), ...tableProblems(sources)];
}
