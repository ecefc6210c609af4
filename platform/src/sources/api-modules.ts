/** A module of the API, as its `module.ts` declares it. */
export interface ApiModule {
  name: string;
  /** The modules that it stands on. */
  above: readonly string[];
}

export const MODULES_LIST = 'modules.ts';
export const declarationOf = (module: string): string => `modules/${module}/module.ts`;

const DECLARATION = /defineModule\('([\w-]+)', \{\s*above: \[([^\]]*)\]/;
const LISTED = /from '#modules\/([\w-]+)\/module\.ts'/g;
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module that the text of a `module.ts` declares; null if it declares none. */
export function readModule(text: string): ApiModule | null {
  const [, name, above = ''] = text.match(DECLARATION) ?? [];
  return name === undefined ? null : { name, above: [...above.matchAll(/'([\w-]+)'/g)].map(([, each = '']) => each) };
}

/** The modules of the API in the order of their list. @param read reads a file by its path below `api/src`. */
export function listedModules(read: (file: string) => string): ApiModule[] {
  const text = read(MODULES_LIST);
  const list = text.slice(text.indexOf('modules: readonly Module[] = ['));
  const placeOf = (name: string) => list.search(new RegExp(`\\b${camel(name)}Module,`));
  return [...text.matchAll(LISTED)]
    .map(([, name = '']) => name)
    .filter((name) => placeOf(name) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((name) => readModule(read(declarationOf(name))) ?? { name, above: [] });
}

/** The modules layer by layer: each stands one layer above the highest that it stands on. */
export function layersOf(modules: readonly ApiModule[]): string[][] {
  const floors = new Map<string, number>();
  for (const { name, above } of modules)
    floors.set(name, Math.max(0, ...above.map((each) => (floors.get(each) ?? -1) + 1)));
  const layers: string[][] = [];
  for (const [name, floor] of floors) layers[floor] = [...(layers[floor] ?? []), name].sort();
  return layers;
}
