import { type ApiModule, declarationOf, listedModules, MODULES_LIST, readModule } from '../sources/api-modules.ts';
import { circleProblems, importedFiles } from './circle-problems.ts';

export interface ApiSources {
  /** Paths below `api/src`, as `modules/timeline/posts/list-posts.ts`, without tests. */
  files: string[];
  read: (file: string) => string;
}

const MODULES = 'modules/';
const SANDBOXES = 'sandboxes/';
const PROVIDERS = 'providers/';
const BASE = 'base/';

const below = (folder: string, file: string) => (file.startsWith(folder) ? (file.split('/')[1] ?? null) : null);
const isOfModule = (file: string) => file.startsWith(MODULES) && file.split('/').length > 3;
/** The module of a file in `modules/<room>/<module>`. */
const moduleOf = (file: string): string | null => (isOfModule(file) ? (file.split('/')[2] ?? null) : null);

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
const strangerProblems = ({ files, read }: ApiSources): string[] =>
  files.flatMap((file) => {
    const forbidden = Object.entries(strangersOf(file));
    return importsOf(file, read(file)).flatMap((target) => {
      const found = forbidden.find(([folder]) => target.startsWith(folder));
      return found ? [`${file} imports ${target}: ${found[1]}`] : [];
    });
  });

/** All that a module stands on, directly or by way of others. @param modules each after those that it stands on. */
function groundsOf(modules: readonly ApiModule[]): Map<string, ReadonlySet<string>> {
  const grounds = new Map<string, ReadonlySet<string>>();
  for (const { name, above } of modules)
    grounds.set(name, new Set(above.flatMap((each) => [each, ...(grounds.get(each) ?? [])])));
  return grounds;
}

/** Modules that do not declare themselves, or that the list does not name after all that they stand on. */
function listProblems({ files, read }: ApiSources, listed: readonly ApiModule[]): string[] {
  const folders = new Set(files.filter(isOfModule).map((file) => file.split('/').slice(1, 3).join('/')));
  const found = [...folders].map((folder) => folder.split('/') as [room: string, name: string]);
  const places = new Map(listed.map(({ name }, place) => [name, place]));
  const declares = (file: string, name: string) => files.includes(file) && readModule(read(file))?.name === name;
  return [
    ...files
      .filter((file) => file.startsWith(MODULES) && !isOfModule(file))
      .map((file) => `${file} stands in no module: modules/<room>/<module>/ expected`),
    ...found
      .filter(([, name], place, all) => all.findIndex((each) => each[1] === name) < place)
      .map(([room, name]) => `${MODULES}${room}/${name}: another room has a module ${name} too`),
    ...found
      .filter(([room, name]) => !declares(declarationOf(room, name), name))
      .map(([room, name]) => `${declarationOf(room, name)} does not declare the module ${name}`),
    ...found
      .filter(([, name]) => !places.has(name))
      .map(([, name]) => `${MODULES_LIST} does not list the module ${name}`),
    ...listed.flatMap(({ name, above }, place) =>
      above
        .filter((each) => (places.get(each) ?? place) >= place)
        .map((each) => `${MODULES_LIST} does not list ${each} before ${name}, which stands on it`),
    ),
  ];
}

/** Imports of modules that the own module does not stand on, and modules that it stands on without a need. */
function groundProblems(sources: ApiSources, listed: readonly ApiModule[]): string[] {
  const grounds = groundsOf(listed);
  const arrows = arrowsOf(sources);
  const needs = (name: string, other: string) => arrows.some(({ from, to }) => from === name && to === other);
  return [
    ...arrows
      .filter(({ from, to }) => !grounds.get(from)?.has(to))
      .map(({ file, target, from, to }) => `${file} imports ${target}: ${from} does not stand on ${to}`),
    ...listed.flatMap(({ room, name, above }) =>
      above
        .filter((each) => !needs(name, each))
        .map((each) => `${declarationOf(room, name)}: ${name} imports nothing of ${each}, so it does not stand on it`),
    ),
  ];
}

/** Only the list imports declarations, so they can name all that the composition root collects. */
const declarationProblems = ({ files, read }: ApiSources): string[] =>
  files
    .filter((file) => file !== MODULES_LIST)
    .flatMap((file) =>
      importsOf(file, read(file))
        .filter((target) => /^modules\/[^/]+\/[^/]+\/module\.ts$/.test(target))
        .map((target) => `${file} imports ${target}: only ${MODULES_LIST} does`),
    );

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

/** Violations of the API's order: imports that go up or sideways, circles of files, tables of other modules. */
export function moduleProblems(sources: ApiSources): string[] {
  const listed = listedModules(sources.read);
  return [
    ...listProblems(sources, listed),
    ...groundProblems(sources, listed),
    ...declarationProblems(sources),
    ...strangerProblems(sources),
    ...circleProblems(sources.files, (file) => importsOf(file, sources.read(file))),
    ...statementProblems(sources, tableOwners(sources)),
    ...tableImportProblems(sources),
  ];
}
