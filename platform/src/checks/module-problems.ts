import { circleProblems, importedFiles } from './circle-problems.ts';

/** A layer of the API: its modules import only modules of lower layers. */
export type Layers = readonly (readonly string[])[];

export interface ApiSources {
  /** Paths below `api/src`, as `modules/posts/list-posts.ts`, without tests. */
  files: string[];
  read: (file: string) => string;
}

const MODULES = 'modules/';
const SANDBOXES = 'sandboxes/';
const PROVIDERS = 'providers/';
const BASE = 'base/';

const below = (folder: string, file: string) => (file.startsWith(folder) ? (file.split('/')[1] ?? null) : null);
const moduleOf = (file: string): string | null => below(MODULES, file);

/**
 * Forbidden imports of a folder, with the reasons; providers choose between sandboxes and the base, and are above both.
 */
const strangers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [BASE]: {
    [MODULES]: 'the base knows no module',
    [SANDBOXES]: 'the base knows no sandbox',
    [PROVIDERS]: 'the base does not choose providers',
  },
  [MODULES]: {
    [SANDBOXES]: 'a module knows no sandbox',
    [PROVIDERS]: 'a module does not choose providers',
  },
  [SANDBOXES]: {
    [MODULES]: 'a sandbox knows no module',
    [PROVIDERS]: 'a sandbox does not choose providers',
  },
  [PROVIDERS]: { [MODULES]: 'providers know no module' },
};

/** A file's imports of `api/src`, as paths below it. */
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

const strangersOf = (file: string) => Object.entries(strangers).find(([folder]) => file.startsWith(folder))?.[1] ?? {};

/** Imports of a folder that the file's own folder may not use. */
const roomProblems = ({ files, read }: ApiSources): string[] =>
  files.flatMap((file) => {
    const forbidden = Object.entries(strangersOf(file));
    return importsOf(file, read(file)).flatMap((target) => {
      const found = forbidden.find(([folder]) => target.startsWith(folder));
      return found ? [`${file} imports ${target}: ${found[1]}`] : [];
    });
  });

/** Imports that do not go down, and modules without a layer. */
function layerProblems(sources: ApiSources, layers: Layers): string[] {
  const floorOf = (module: string) => layers.findIndex((floor) => floor.includes(module));
  const modules = new Set(sources.files.flatMap((file) => moduleOf(file) ?? []));
  const homeless = [...modules].filter((module) => floorOf(module) < 0);
  return [
    ...homeless.map((module) => `modules/${module} stands on no layer: add it to the layers of the API`),
    ...arrowsOf(sources)
      .filter(({ from, to }) => floorOf(from) <= floorOf(to))
      .map(({ file, target, from, to }) => `${file} imports ${target}: ${from} is not above ${to}`),
  ];
}

/** The module or the sandbox of a file, or the base. */
const ownerOf = (file: string) => {
  const sandbox = below(SANDBOXES, file);
  return moduleOf(file) ?? (sandbox ? `${SANDBOXES}${sandbox}` : file.startsWith(PROVIDERS) ? 'providers' : 'base');
};
const hasOwner = (file: string) => [MODULES, BASE, SANDBOXES, PROVIDERS].some((folder) => file.startsWith(folder));

/** The owner of each table: the module, the sandbox, or the base, whose `*.table.ts` declares it. */
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

/** Files that use another module's table for anything but a foreign key. */
function tableImportProblems(sources: ApiSources): string[] {
  return sources.files
    .filter((file) => hasOwner(file) && !file.endsWith('.table.ts'))
    .flatMap((file) =>
      importsOf(file, sources.read(file))
        .filter((target) => target.endsWith('.table.ts') && ownerOf(target) !== ownerOf(file))
        .map((target) => `${file} imports ${target}: use what ${ownerOf(target)} exports of its tables`),
    );
}

/** Violations of the API's layers: imports that go up or sideways, circles of files, tables of other modules. */
export function moduleProblems(sources: ApiSources, layers: Layers): string[] {
  return [
    ...layerProblems(sources, layers),
    ...roomProblems(sources),
    ...circleProblems(sources.files, (file) => importsOf(file, sources.read(file))),
    ...statementProblems(sources, tableOwners(sources)),
    ...tableImportProblems(sources),
  ];
}
