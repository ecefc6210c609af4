import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Release, releaseSchema, upgradeRelease } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { operationUseSchema } from '../../api-contract/operation-use.ts';
import { Rejection } from '../store/store.ts';
import { hashesOf, hasIntegrity, integrityOf, isChecked, isScript, sha256Of } from './integrity.ts';

export const RELEASE_FILE = 'release.json';

const publishedSchema = v.object({
  ...releaseSchema.entries,
  /** The calls of the API that it makes. Older builds lack them, and pages do not need them. */
  operations: v.optional(v.array(operationUseSchema)),
  /** The SHA-256 of every file but this one, by name. Older builds lack them. */
  hashes: v.optional(v.record(v.string(), v.string())),
  /** Ed25519 over the rest of this file, in base64. */
  signature: v.optional(v.string()),
});

/** A release in the form of its `release.json`. */
export type PublishedRelease = v.InferOutput<typeof publishedSchema>;

/** The part of a release in the registry. */
export const registeredPart = ({
  operations: _operations,
  hashes: _hashes,
  signature: _signature,
  ...release
}: PublishedRelease): Release => release;

/** A remote's build in its folder. */
export interface BuiltRelease {
  release: PublishedRelease;
  /** Every file but `release.json`, by its name relative to the release's folder. */
  files: Map<string, Uint8Array>;
}

/** @throws Refusal where the text describes no release. */
export function parseRelease(bytes: Uint8Array, origin: string): PublishedRelease {
  try {
    return v.parse(publishedSchema, upgradeRelease(JSON.parse(new TextDecoder().decode(bytes))));
  } catch (error) {
    const reason = v.isValiError<typeof publishedSchema>(error) ? v.getDotPath(error.issues[0]) : String(error);
    throw new Rejection(`${origin} is not a release: ${reason}`);
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

/** Reads a remote's `dist`. @throws Refusal where it is not built. */
export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const files = await readFolder(folder);
  const description = files.get(RELEASE_FILE);
  if (!description) throw new Rejection(`${join(folder, RELEASE_FILE)} is missing: build the remote first`);
  files.delete(RELEASE_FILE);
  const release = parseRelease(description, join(folder, RELEASE_FILE));
  return { release, files };
}

/** Differences between a build and its `release.json`: addresses, files, and the hash of each. */
export function buildProblems({ release, files }: BuiltRelease): string[] {
  const home = `/${release.name}/${release.version}/`;
  const problems: string[] = [];
  if (!release.base.endsWith(home)) problems.push(`its base ${release.base} does not end in ${home}`);
  if (!release.entry.startsWith(release.base)) problems.push(`its entry ${release.entry} lies outside of its base`);
  problems.push(...integrityProblems(release, files), ...hashProblems(release, files));
  const ofScreens = [release.files, release.slotFiles, release.styles, release.wideStyles].flatMap((files) =>
    Object.values(files).flat(),
  );
  const needed = ['remoteEntry.js', ...ofScreens];
  if (release.routes.length > 0) needed.push(...['en', 'ar'].map((lng) => `locales/${lng}/${release.namespace}.json`));
  const listed = Object.keys({ ...release.integrity, ...release.hashes });
  const missing = [...new Set([...listed, ...needed])].filter((name) => !files.has(name));
  return [...problems, ...missing.map((name) => `${name} is missing`)];
}

function integrityProblems({ integrity }: Release, files: BuiltRelease['files']): string[] {
  return [...files].flatMap(([name, bytes]) => {
    const expected = integrity[name];
    if (!expected) return isScript(name) ? [`${name} has no integrity value`] : [];
    return hasIntegrity(bytes, expected) ? [] : [`${name} has other bytes than its integrity value`];
  });
}

function hashProblems({ hashes }: PublishedRelease, files: BuiltRelease['files']): string[] {
  if (!hashes) return [];
  return [...files].flatMap(([name, bytes]) => {
    const expected = hashes[name];
    if (!expected) return [`${name} is not in the list of its files`];
    return expected === sha256Of(bytes) ? [] : [`${name} has other bytes than its hash says`];
  });
}

/** Rewrites the `release.json` of a folder with the hashes of its present files. */
export async function listFiles(folder: string): Promise<void> {
  const { release, files } = await readBuiltRelease(folder);
  const checked = [...files].filter(([name]) => isChecked(name));
  const integrity = Object.fromEntries(checked.map(([name, bytes]) => [name, integrityOf(bytes)]));
  const listed = { ...release, integrity, hashes: hashesOf(files) };
  await writeFile(join(folder, RELEASE_FILE), `${JSON.stringify(listed, null, 2)}\n`);
}
