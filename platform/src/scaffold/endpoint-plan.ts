import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { callOf, folderOf, type NewCall, paramsName, responseName } from './endpoint-call.ts';
import * as texts from './endpoint-texts.ts';
import type { FileChanges } from './file-changes.ts';
import { camel, kebab, ScaffoldError } from './names.ts';

const MODULES = 'api/src/modules';
const MATRIX = 'api/src/testing/matrix';
const MODULES_LIST = 'api/src/modules.ts';

/**
 * The room of a module: the one that it is in, or the wished one for a new module.
 * @throws ScaffoldError if a new module has no room, or an old one is in another.
 */
export function roomOf(root: string, module: string, wished: string | undefined): string {
  const folder = path.join(root, MODULES);
  const rooms = readdirSync(folder).sort();
  const present = rooms.find((room) => existsSync(path.join(folder, room, module)));
  if (present && wished && wished !== present) throw new ScaffoldError(`${module} is in the room ${present} already`);
  if (present) return present;
  if (!wished) throw new ScaffoldError(`--room: one of ${rooms.join(', ')}, or a new one expected`);
  return kebab(wished, '--room');
}

/** TypeScript files below a folder, as paths below the root. */
const sourcesBelow = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

const withoutNames = (route: string) => route.replace(/:\w+/g, ':');

function rejectTaken(changes: FileChanges, sources: string[], call: NewCall): void {
  const wanted = withoutNames(callOf(call));
  const names = [camel(call.verb), responseName(call), paramsName(call)].join('|');
  const exported = new RegExp(`export (?:async )?(?:function|const) (${names})\\b`);
  for (const file of sources) {
    const text = changes.read(file);
    for (const [, method, route = ''] of text.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g))
      if (withoutNames(`${method} ${route}`) === wanted)
        throw new ScaffoldError(`${file} has ${callOf(call)} already; choose another with --path`);
    // Another module may use the same words.
    const taken = file.startsWith(`${folderOf(call)}/`) ? text.match(exported)?.[1] : undefined;
    if (taken) throw new ScaffoldError(`${file} exports ${taken} already; choose another verb`);
  }
}

/** The module's file of routes: its own, its only one, or a new one. */
function routesFile(sources: string[], call: NewCall): { file: string; isNew: boolean } {
  const { module } = call;
  const own = `${folderOf(call)}/${module}.routes.ts`;
  const there = sources.filter((file) => path.dirname(file) === path.dirname(own) && file.endsWith('.routes.ts'));
  if (there.length > 1 && !there.includes(own))
    throw new ScaffoldError(
      `${module} has several files of routes; give its call by hand to one of ${there.join(', ')}`,
    );
  const file = there.includes(own) ? own : (there[0] ?? own);
  return { file, isNew: there.length === 0 };
}

/** The module declares its calls; a new one stands on nothing yet, and its team adds what it needs. */
function register(changes: FileChanges, call: NewCall): void {
  const { room, module } = call;
  const [declaration, name] = [`${folderOf(call)}/module.ts`, `${camel(module)}Module`];
  const calls = `${camel(module)}Endpoints`;
  if (changes.exists(declaration)) {
    if (/\bendpoints: /.test(changes.read(declaration)))
      throw new ScaffoldError(`${declaration} has its calls in other files; give it the new one by hand`);
    changes.replaceIn(declaration, /\n\}\);\s*$/, `\n  endpoints: ${calls},\n});\n`);
    changes.insertAfter(declaration, '', `import { ${calls} } from './${module}.routes.ts';\n`);
    return;
  }
  changes.create(declaration, texts.moduleText(module));
  changes.replaceIn(MODULES_LIST, /\n\];\s*$/, `\n  ${name},\n];\n`);
  changes.insertAfter(MODULES_LIST, '', `import { ${name} } from '#modules/${room}/${module}/module.ts';\n`);
}

function addToSchema(changes: FileChanges, file: string, call: NewCall): void {
  if (!changes.exists(file)) changes.create(file, texts.emptySchema);
  const added = texts.schemaTexts(call);
  const needsImport = !/\bidParams\b/.test(changes.read(file));
  changes.edit(file, (text) => `${needsImport ? added.import : ''}${text}${added.text}`);
}

function addToRoutes(changes: FileChanges, { file, isNew }: { file: string; isNew: boolean }, call: NewCall): void {
  if (isNew) {
    changes.create(file, texts.emptyRoutes(call));
    register(changes, call);
  }
  const before = changes.read(file);
  const whole = before.match(/import \* as schema from '\.\/([\w.-]+)'/)?.[1];
  const schemaFile = whole ?? `${call.module}.schema.ts`;
  addToSchema(changes, path.posix.join(path.posix.dirname(file), schemaFile), call);
  const list = before.match(/export const \w+Endpoints = (?:\([^)]*\) => )?\[([^\]]*)\];\s*$/);
  if (list?.index === undefined)
    throw new ScaffoldError(`${file} does not end with a list of its endpoints; add the call by hand`);
  const constant = `${camel(call.verb)}Call`;
  const entries = [list[1]?.trim().replace(/,$/, ''), constant].filter(Boolean).join(', ');
  const names = [responseName(call), ...(call.isOfOne ? [paramsName(call)] : [])].join(', ');
  const imports = [
    `import { ${camel(call.verb)} } from './${call.verb}.ts';\n`,
    whole ? '' : `import { ${names} } from './${schemaFile}';\n`,
  ].join('');
  const head = before.slice(0, list.index) + texts.declarationText(call, constant, whole ? 'schema.' : '');
  changes.edit(file, () => `${imports}${head}${list[0].replace(/\[[^\]]*\](?=;\s*$)/, `[${entries}]`)}`);
}

const isArea = (file: string) => /permission-matrix\.(?!test|table|fixtures)[\w-]+\.ts$/.test(file);

/** The call's domain in the permission matrix: that of its neighbours, or a file of the module's. */
function areaOf(changes: FileChanges, sources: string[], call: NewCall): string {
  const neighbour = new RegExp(`'\\w+ /${call.module}['/]`);
  const area = sources.filter(isArea).find((file) => neighbour.test(changes.read(file)));
  if (area) return area;
  const file = `${MATRIX}/permission-matrix.${call.module}.ts`;
  const [requests, rows] = [`${camel(call.module)}Requests`, `${camel(call.module)}Rows`];
  changes.create(file, texts.areaText(call));
  const calls = `${MATRIX}/permission-matrix.calls.ts`;
  changes.insertAfter(calls, 'requestBuilders: RequestBuilders = {', ` ...${requests},`);
  changes.insertAfter(calls, 'matrixOf([', `\n  ${rows},`);
  changes.insertAfter(calls, '', `import { ${requests}, ${rows} } from './permission-matrix.${call.module}.ts';\n`);
  return file;
}

/** The matrix's call, and its response for each viewer. */
function addToMatrix(changes: FileChanges, sources: string[], call: NewCall): void {
  const area = areaOf(changes, sources, call);
  changes.insertAfter(area, 'Requests: RequestBuilders = {', texts.requestText(call));
  const viewers = changes.read(`${MATRIX}/permission-matrix.table.ts`).match(/viewers = \[([^\]]*)\]/)?.[1];
  changes.edit(area, (text) => {
    const begin = text.indexOf('Rows = `');
    const end = text.indexOf('`;', begin + 'Rows = `'.length);
    if (!viewers || begin < 0 || end < 0)
      throw new ScaffoldError('the permission matrix has another form than expected');
    return `${text.slice(0, end)}${texts.matrixRow(call, viewers.split(',').filter((viewer) => viewer.trim()).length)}${text.slice(end)}`;
  });
}

/** All changes for a new call of the API: it is served, published, and its access is tested. */
export function planEndpoint(root: string, changes: FileChanges, call: NewCall): void {
  const sources = sourcesBelow(root, MODULES);
  rejectTaken(changes, sources, call);
  const folder = folderOf(call);
  changes.create(`${folder}/${call.verb}.ts`, texts.verbText(call));
  changes.create(`${folder}/${call.verb}.test.ts`, texts.testText(call));
  addToRoutes(changes, routesFile(sources, call), call);
  addToMatrix(changes, sourcesBelow(root, MATRIX), call);
}
