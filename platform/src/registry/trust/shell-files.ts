import type { KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { hashesOf } from '../release/integrity.ts';
import type { ReleaseStore } from '../store/store.ts';
import { isSigned, signed } from './keys.ts';

const LISTS = 'shell/lists';
const ASSETS = 'shell/assets/';
const listKey = (version: string) => `${LISTS}/${version}.json`;

const listSchema = v.object({
  /** Distinguishes it from other documents that the same keys sign. */
  kind: v.literal('shell-files'),
  version: v.string(),
  /** SHA-256 by the name below `/assets/`. */
  hashes: v.record(v.string(), v.string()),
});

/** Whether a key names a file that tabs of former shells may request. */
export const isShellFile = (key: string): boolean => key.startsWith('shell/');

async function readAssets(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const);
  return new Map(await Promise.all(files));
}

/**
 * Signs the list of files of the shell's build in `folder`, so that a site with keys serves them to tabs of former
 * shells.
 * @returns its version.
 */
export async function writeShellFiles(store: ReleaseStore, folder: string, key: KeyObject): Promise<string> {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')),
  );
  const hashes = hashesOf(await readAssets(join(folder, 'assets')));
  const list: v.InferOutput<typeof listSchema> = { kind: 'shell-files', version, hashes };
  await store.put(listKey(version), new TextEncoder().encode(JSON.stringify(signed(list, key))));
  return version;
}

/** The files of former shells, by lists that one of the keys signed. */
export class SignedShellFiles {
  readonly #store: ReleaseStore;
  readonly #keys: readonly KeyObject[];
  #files = new Set<string>();

  constructor(store: ReleaseStore, keys: readonly KeyObject[]) {
    this.#store = store;
    this.#keys = keys;
  }

  /** For a file in no list the lists are read again: another shell may have been released since. */
  async isListed(key: string, hash: string): Promise<boolean> {
    const line = `${key} ${hash}`;
    if (!this.#files.has(line)) this.#files = new Set(await this.#readLines());
    return this.#files.has(line);
  }

  async #readLines(): Promise<string[]> {
    const keys = (await this.#store.list(LISTS)).map(({ key }) => key);
    const lists = await Promise.all(keys.map((key) => this.#store.get(key)));
    return lists.flatMap((file) => (file && isSigned(file.bytes, this.#keys) ? linesOf(file.bytes) : []));
  }
}

function linesOf(bytes: Uint8Array): string[] {
  const list = v.safeParse(listSchema, JSON.parse(new TextDecoder().decode(bytes)));
  return list.success ? Object.entries(list.output.hashes).map(([name, hash]) => `${ASSETS}${name} ${hash}`) : [];
}
