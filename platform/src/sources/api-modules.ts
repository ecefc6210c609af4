/** A module of the API, as its `module.ts` declares it. */
export interface ApiModule {
  name: string;
  /** The folder of `modules` that it is in: the room of a team. */
  room: string;
  /** The modules that it stands on. */
  above: readonly string[];
}

export const MODULES_LIST = 'modules.ts';
export const declarationOf = (room: string, name: string): string => `modules/${room}/${name}/module.ts`;

const DECLARATION = /defineModule\('([\w-]+)', \{\s*above: \[([^\]]*)\]/;
const LISTED = /from '#modules\/([\w-]+)\/([\w-]+)\/module\.ts'/g;
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module that the text of a `module.ts` declares; null if it declares none. */
export function readModule(text: string): Omit<ApiModule, 'room'> | null {
  const [, name, above = ''] = text.match(DECLARATION) ?? [];
  return name === undefined ? null : { name, above: [...above.matchAll(/'([\w-]+)'/g)].map(([, each = '']) => each) };
}

/** The modules of the API in the order of their list. @param read reads a file by its path below `api/src`. */
export function listedModules(read: (file: string) => string): ApiModule[] {
  const text = read(MODULES_LIST);
  const list = text.slice(text.indexOf('modules: readonly Module[] = ['));
  const placeOf = (name: string) => list.search(new RegExp(`\\b${camel(name)}Module,`));
  return [...text.matchAll(LISTED)]
    .map(([, room = '', name = '']) => ({ room, name }))
    .filter(({ name }) => placeOf(name) >= 0)
    .sort((one, other) => placeOf(one.name) - placeOf(other.name))
    .map(({ room, name }) => ({ above: [], ...readModule(read(declarationOf(room, name))), room, name }));
}

interface Stands {
  name: string;
  above: readonly string[];
}

/** Modules or rooms layer by layer: each stands one layer above the highest that it stands on. @param all in order. */
export function layersOf(all: readonly Stands[]): string[][] {
  const floors = new Map<string, number>();
  for (const { name, above } of all)
    floors.set(name, Math.max(0, ...above.map((each) => (floors.get(each) ?? -1) + 1)));
  const layers: string[][] = [];
  for (const [name, floor] of floors) layers[floor] = [...(layers[floor] ?? []), name].sort();
  return layers;
}

/** A room of the API: its modules, and the rooms that they stand on. */
export interface ApiRoom extends Stands {
  modules: readonly string[];
}

/** The rooms of the modules, each after those that it stands on. @throws Error for a circle of rooms. */
export function apiRoomsOf(modules: readonly ApiModule[]): ApiRoom[] {
  const roomOf = new Map(modules.map(({ name, room }) => [name, room]));
  const open = new Map<string, ApiRoom>();
  for (const room of new Set(roomOf.values())) {
    const own = modules.filter((each) => each.room === room);
    const below = own.flatMap(({ above }) => above.map((each) => roomOf.get(each) ?? each));
    const above = [...new Set(below)].filter((each) => each !== room).sort();
    open.set(room, { name: room, above, modules: own.map(({ name }) => name) });
  }
  const rooms: ApiRoom[] = [];
  while (open.size > 0) {
    const next = [...open.values()].find(({ above }) => above.every((each) => !open.has(each)));
    if (!next) throw new Error(`circle of rooms: ${[...open.keys()].join(', ')}`);
    open.delete(next.name);
    rooms.push(next);
  }
  return rooms;
}
