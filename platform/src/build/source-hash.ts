import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.generated', '.cache', 'test-results']);

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !NOT_SOURCE.has(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}

/** A hash of the files at these places (folders are walked), independent of where the checkout lies. */
function hashOf(root: string, places: string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

interface PackageJson {
  name: string;
  version: string;
  academy?: { inputs?: string[] };
}

export const readPackage = (dir: string): PackageJson =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;

/**
 * The hash of everything that goes into an app's build: its own folder, the build factory, the locked dependencies,
 * and the further places that its package.json names under `academy.inputs`.
 */
export function sourceHash(dir: string): string {
  const root = path.dirname(dir);
  const further = readPackage(dir).academy?.inputs ?? [];
  return hashOf(root, [
    dir,
    path.join(root, 'platform/src/build'),
    path.join(root, 'pnpm-lock.yaml'),
    ...further.map((place) => path.join(dir, place)),
  ]);
}
