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

/** A page that is also built as a document of its own brings with it what the shell shares otherwise. */
const bringsEverything = (dir: string) => !has(dir, 'remote.ts') || has(dir, 'site.config.ts');

/** Imported by what the build generates. */
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
 * The hash of what an app's build reaches, wherever the checkout lies: its own files without tests, the files of the
 * workspace that those import (the build factory among them), the part of the lockfile behind all their imports, and
 * the further places that its package.json names under `academy.inputs`.
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
