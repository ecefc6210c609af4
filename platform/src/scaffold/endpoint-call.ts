import { camel, kebab, ScaffoldError } from './names.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The HTTP method of a verb's first word, and whether it concerns one object. */
const ACTIONS: Record<string, { method: string; isOfOne: boolean }> = {
  find: { method: 'get', isOfOne: true },
  read: { method: 'get', isOfOne: true },
  add: { method: 'post', isOfOne: false },
  create: { method: 'post', isOfOne: false },
  change: { method: 'put', isOfOne: true },
  edit: { method: 'put', isOfOne: true },
  update: { method: 'put', isOfOne: true },
  delete: { method: 'delete', isOfOne: true },
  remove: { method: 'delete', isOfOne: true },
};

/** A planned call of the API. */
export interface NewCall {
  /** The room of the API's modules that the module is in. */
  room: string;
  module: string;
  verb: string;
  method: string;
  path: string;
  isList: boolean;
  /** Whether the path has an `:id`. */
  isOfOne: boolean;
}

export interface CallOptions {
  room: string;
  method?: string;
  path?: string;
}

function pathOf(module: string, verb: string): string {
  const [action = '', ...words] = verb.split('-');
  const known = ACTIONS[action];
  if (known) return known.isOfOne ? `/${module}/:id` : `/${module}`;
  const end = `-${module}`;
  const rest = action === 'list' ? words.join('-') : verb.endsWith(end) ? verb.slice(0, -end.length) : verb;
  return rest === '' || rest === module ? `/${module}` : `/${module}/${rest}`;
}

/** `list-shelves` of `shelves` is `get /shelves`, `find-shelf` is `get /shelves/:id`, `count-shelves` is `get /shelves/count`. */
export function newCall(moduleName: string | undefined, verbName: string | undefined, options: CallOptions): NewCall {
  const module = kebab(moduleName, 'module');
  const verb = kebab(verbName, 'verb');
  const [action = '', ...object] = verb.split('-');
  if (object.length === 0) throw new ScaffoldError('verb: what is done and to what expected, such as list-shelves');
  const { method = ACTIONS[action]?.method ?? 'get', path = pathOf(module, verb) } = options;
  if (!METHODS.includes(method)) throw new ScaffoldError(`--method: one of ${METHODS.join(', ')} expected`);
  if (!/^(\/[a-z0-9-]+)+(\/:id)?(\/[a-z0-9-]+)*$/.test(path))
    throw new ScaffoldError('--path: a path below /api expected, such as /shelves/:id');
  return { room: options.room, module, verb, method, path, isList: action === 'list', isOfOne: path.includes(':id') };
}

/** The folder of the call's module. */
export const folderOf = ({ room, module }: NewCall): string => `api/src/modules/${room}/${module}`;
export const statusOf = ({ method }: NewCall): number => (method === 'post' ? 201 : 200);
export const callOf = ({ method, path }: NewCall): string => `${method} ${path}`;
export const responseName = ({ verb }: NewCall): string => `${camel(verb)}Response`;
export const paramsName = ({ verb }: NewCall): string => `${camel(verb)}Params`;
