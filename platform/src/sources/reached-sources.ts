import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { ImportedPackage } from './lockfile.ts';

/** Files that builds write. */
const BUILT = ['node_modules', 'dist', '.generated', '.cache'];
const NOT_SOURCE = new Set([...BUILT, 'test-results', 'testing', 'test']);
const IS_TEST = /\.(test|fixture)\.[cm]?tsx?$|^vitest\.config\.ts$/;
const IS_CODE = /\.([cm]?[jt]sx?|css)$/;
/** An import of types only does not belong to a build. */
const SPECIFIER =
  /^\s*(?:import|export)\s(?!type\b)[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|[^\w.])(?:import|resolve)\s*\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]|^\s*(?:@?import)\s+['"]([^'"]+)['"]|url\(\s*['"]?([^'")]+)/gm;

/** The files at a path: itself, or all product files below the folder. */
export function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !NOT_SOURCE.has(name) && !IS_TEST.test(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}

const specifiersOf = (text: string): string[] =>
  [...text.matchAll(SPECIFIER)].flatMap((match) => match.slice(1).find((specifier) => specifier !== undefined) ?? []);

const isNearby = (specifier: string) => /^[.#/]/.test(specifier);
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The file of an entry point of a workspace package; null if the package does not export it. */
function exportedFile(folder: string, entry: string): string | null {
  const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (pattern === entry) return path.join(folder, target);
    if (end !== undefined && entry.startsWith(start))
      return path.join(folder, target.replace('*', entry.slice(start.length)));
  }
  return null;
}

export interface ReachOptions {
  root: string;
  /** Files and folders where the build starts. */
  places: readonly string[];
  /** Entry points that another build provides at run time. */
  isProvided: (specifier: string) => boolean;
}

/** The sources of a build: source files of the workspace, and the packages that they import. */
export interface Reach {
  files: string[];
  packages: ImportedPackage[];
}

/** Follows the imports from `places` through the workspace. */
export function reachOf({ root, places, isProvided }: ReachOptions): Reach {
  const files = new Set<string>();
  const packages = new Map<string, ImportedPackage>();
  const waiting = places.flatMap(filesBelow);
  const follow = (file: string, specifier: string): void => {
    const folder = path.relative(root, file).split(path.sep)[0] ?? '';
    if (specifier.startsWith('.')) waiting.push(path.resolve(path.dirname(file), specifier));
    if (isNearby(specifier) || /^[a-z]+:/.test(specifier) || isBuiltin(specifier) || isProvided(specifier)) return;
    const name = packageOf(specifier);
    if (!name.startsWith('@academy/')) return void packages.set(`${folder} ${name}`, { folder, name });
    const exported = exportedFile(path.join(root, name.slice('@academy/'.length)), `.${specifier.slice(name.length)}`);
    if (exported) waiting.push(exported);
  };
  const isBuilt = (file: string) =>
    path
      .relative(root, file)
      .split(path.sep)
      .some((part) => BUILT.includes(part));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    // An import of generated code would lead to a file that does not exist before the first build.
    if (files.has(file) || isBuilt(file) || !existsSync(file) || !statSync(file).isFile()) continue;
    files.add(file);
    if (!IS_CODE.test(file)) continue;
    for (const specifier of specifiersOf(readFileSync(file, 'utf8'))) follow(file, specifier);
  }
  return { files: [...files].sort(), packages: [...packages.values()] };
}
