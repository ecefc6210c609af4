import { circleProblems, importedFiles } from './circle-problems.ts';

/** A floor of the API: the modules on it, which import modules of lower floors and nothing beside or above them. */
export type Layers = readonly (readonly string[])[];

export interface ApiSources {
  /** Paths below `api/src`, as `modules/posts/list-posts.ts`, tests apart. */
  files: string[];
  read: (file: string) => string;
}

const MODULES = 'modules/';
const moduleOf = (file: string): string | null => (file.startsWith(MODULES) ? (file.split('/')[1] ?? null) : null);

/** What a file imports of `api/src`, as paths below it. */
const importsOf = (file: string, text: string) => importedFiles(file, text, (specifier) => specifier.slice(1));

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

const ownerOf = (file: string) => moduleOf(file) ?? 'base';
const hasOwner = (file: string) => file.startsWith(MODULES) || file.startsWith('base/');

/** Who owns which table: the module, or the base, whose `*.table.ts` declares it. */
function tableOwners({ files, read }: ApiSources): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of files.filter((each) => each.endsWith('.table.ts')))
    for (const [, table = ''] of read(file).matchAll(/pgTable\(\s*'(\w+)'/g)) owners.set(table, ownerOf(file));
  return owners;
}

const namedTable = /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?"?([a-z_]+)"?/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Tables that a statement names although another module owns them. */
function statementProblems({ files, read }: ApiSources, owners: Map<string, string>): string[] {
  return files.filter(hasOwner).flatMap((file) => {
    const text = read(file).replace(comments, '');
    const named = new Set([...text.matchAll(namedTable)].map(([, table = '']) => table));
    return [...named].flatMap((table) => {
      const owner = owners.get(table);
      return owner && owner !== ownerOf(file) ? [`${file} names the table ${table}, which ${owner} owns`] : [];
    });
  });
}

/** Files that take the table of another module, other than for a foreign key of their own. */
function tableImportProblems(sources: ApiSources): string[] {
  return sources.files
    .filter((file) => hasOwner(file) && !file.endsWith('.table.ts'))
    .flatMap((file) =>
      importsOf(file, sources.read(file))
        .filter((target) => target.endsWith('.table.ts') && ownerOf(target) !== ownerOf(file))
        .map((target) => `${file} imports ${target}: use what ${ownerOf(target)} exports of its tables`),
    );
}

/** Where the modules of the API break their layers: imports that go up or aside, circles of files, tables of others. */
export function moduleProblems(sources: ApiSources, layers: Layers): string[] {
  return [
    ...layerProblems(sources, layers),
    ...circleProblems(sources.files, (file) => importsOf(file, sources.read(file))),
    ...statementProblems(sources, tableOwners(sources)),
    ...tableImportProblems(sources),
  ];
}
