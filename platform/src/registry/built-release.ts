import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Release, releaseSchema } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { Refusal } from './store.ts';

export const RELEASE_FILE = 'release.json';

/** What a remote's build left in its folder, checked to be whole. */
export interface BuiltRelease {
  release: Release;
  /** Every file but `release.json`, by its name relative to the release's folder. */
  files: Map<string, Uint8Array>;
}

/** @throws Refusal where the text describes no release. */
export function parseRelease(bytes: Uint8Array, origin: string): Release {
  try {
    return v.parse(releaseSchema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    const reason = v.isValiError<typeof releaseSchema>(error) ? v.getDotPath(error.issues[0]) : String(error);
    throw new Refusal(`${origin} is not a release: ${reason}`);
  }
}

async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path));
  }
  return files;
}

/** Reads a remote's `dist`. @throws Refusal where it is not built, or not whole. */
export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const files = await readFolder(folder);
  const description = files.get(RELEASE_FILE);
  if (!description) throw new Refusal(`${join(folder, RELEASE_FILE)} is missing: build the remote first`);
  files.delete(RELEASE_FILE);
  const release = parseRelease(description, join(folder, RELEASE_FILE));
  const problem = problemOf(release, files);
  if (problem) throw new Refusal(`${folder} is not what its ${RELEASE_FILE} says: ${problem}`);
  return { release, files };
}

function problemOf(release: Release, files: Map<string, Uint8Array>): string | null {
  const home = `/${release.name}/${release.version}/`;
  if (!release.base.endsWith(home)) return `its base ${release.base} does not end in ${home}`;
  if (!release.entry.startsWith(release.base)) return `its entry ${release.entry} lies outside of its base`;
  for (const [name, expected] of Object.entries(release.integrity)) {
    const bytes = files.get(name);
    if (!bytes) return `${name} is missing`;
    const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (found !== expected) return `${name} has other bytes than its integrity value`;
  }
  const needed = Object.values(release.files).flat();
  if (release.routes.length > 0) needed.push(...['en', 'ar'].map((lng) => `locales/${lng}/${release.namespace}.json`));
  const missing = needed.find((name) => !files.has(name));
  return missing ? `${missing} is missing` : null;
}
