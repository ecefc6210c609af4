import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages, readLockfile } from './lockfile.ts';
import { filesBelow, reachOf } from './reached-sources.ts';
import { isSharedEntry, type SharedApp, sharedLibraries } from './shared-libraries.ts';

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  academy?: { inputs?: string[] };
}

export const readPackage = (dir: string): PackageJson =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;

const has = (dir: string, file: string) => existsSync(path.join(dir, file));

/** A page that is also a separate document contains what the shell otherwise shares. */
const bringsEverything = (dir: string) => !has(dir, 'remote.ts') || has(dir, 'site.config.ts');

/** Imported by generated code. */
const DOORS = 'shared-ui/src/lifecycles.tsx';

function placesOf(root: string, dir: string): string[] {
  const further = readPackage(dir).academy?.inputs ?? [];
  const generated = has(dir, 'remote.ts') ? [path.join(root, DOORS)] : [];
  return [dir, ...generated, ...further.flatMap((place) => filesBelow(path.join(dir, place)))];
}

/** The shared versions that federation writes into the app; the API has none. */
function sharedBy(dir: string): unknown {
  if (!has(dir, 'rspack.config.ts')) return null;
  const app: SharedApp = has(dir, 'remote.ts') ? 'remote' : 'shell';
  return sharedLibraries(dir, app, false);
}

/**
 * The hash of all sources of an app's build, independent of the checkout's folder: its own files without tests, the
 * files of the workspace that those import (the build factory among them), the lockfile entries of all their imports,
 * and the further files that its package.json names under `academy.inputs`.
 */
export function sourceHash(dir: string): string {
  const root = path.dirname(dir);
  const folder = path.basename(dir);
  const isProvided = (entry: string) => !bringsEverything(dir) && isSharedEntry(entry);
  const { files, packages } = reachOf({ root, places: placesOf(root, dir), isProvided });
  const declared = Object.keys(readPackage(dir).dependencies ?? {}).filter((name) => !isProvided(name));
  const imports = [
    ...packages,
    ...declared.map((name) => ({ folder, name })),
    { folder: 'platform', name: 'lucide-react' },
  ];
  const lockfile = readLockfile(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify([sharedBy(dir), lockedPackages(lockfile, imports)]));
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
