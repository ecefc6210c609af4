import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { withLock } from '../../locks/index.ts';
import { insideFolder, openUnlinked } from './inside-folder.ts';
import { checkedKey, type ListedFile, type ReleaseStore, type StoredFile } from './store.ts';

/** Longer than any write takes. */
const ABANDONED_MS = 10 * 60_000;

/** Files are replaced by rename and never written in place, so an inode with its time identifies the bytes. */
const tagOf = (file: BigIntStats) => `${file.ino}-${file.mtimeNs}-${file.size}`;

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

async function readTagged(path: string): Promise<StoredFile | null> {
  const file = await openUnlinked(path);
  try {
    const found = await file.stat({ bigint: true });
    if (!found.isFile()) return null;
    return { bytes: new Uint8Array(await file.readFile()), tag: tagOf(found) };
  } finally {
    await file.close();
  }
}

/** Removes files in a folder that killed processes left incomplete. @returns their number. */
async function clearAbandoned(folder: string, recursive = false): Promise<number> {
  // Directory entries, not only names: a listing of names follows links to folders.
  const entries = (await ifThere(readdir(folder, { recursive, withFileTypes: true }))) ?? [];
  let removed = 0;
  for (const { name, parentPath } of entries.filter(({ name }) => /^\.[\da-f-]{36}\.tmp$/.test(name))) {
    const file = await ifThere(lstat(join(parentPath, name)));
    if (!file || Date.now() - file.mtimeMs <= ABANDONED_MS) continue;
    await rm(join(parentPath, name), { force: true });
    removed += 1;
  }
  return removed;
}

/** Removes empty folders, the innermost first. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  if (relative(root, folder) === '') return;
  const isRemoved = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmpty(dirname(folder), root);
}

async function listBelow(root: string, folder: string): Promise<ListedFile[]> {
  const entries = (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await lstat(path);
      return { key: relative(root, path).split(sep).join('/'), size, at: mtimeMs };
    }),
  );
}

async function writeWhole(path: string, bytes: Uint8Array, mayAppear?: () => boolean): Promise<boolean> {
  const unfinished = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    if (mayAppear && !mayAppear()) return false;
    await rename(unfinished, path);
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * A release store in a folder, shared by any number of processes. Links are not followed: a key only names a file
 * inside the folder.
 */
export function folderStore(root: string): ReleaseStore {
  const pathOf = (key: string) => join(root, checkedKey(key));
  const pathInside = async (key: string) => {
    const path = pathOf(key);
    return (await insideFolder(root, dirname(path))) ? path : null;
  };
  const head = async (key: string) => {
    const path = await pathInside(key);
    const file = path === null ? null : await ifThere(lstat(path, { bigint: true }));
    return file?.isFile() ? { size: Number(file.size), tag: tagOf(file) } : null;
  };
  const prepare = async (key: string) => {
    const path = await pathInside(key);
    if (path === null) throw new Error(`${key} would be written outside of the release store`);
    await mkdir(dirname(path), { recursive: true });
    return path;
  };
  return {
    address: root,
    freshFor: 1_000,
    head,
    get: async (key) => {
      const path = await pathInside(key);
      return path === null ? null : ifThere(readTagged(path));
    },
    put: async (key, bytes) => {
      await writeWhole(await prepare(key), bytes);
    },
    replace: async (key, bytes, expected) => {
      const path = await prepare(key);
      return withLock(`${path}.locked`, async (isHeld) => {
        if (((await head(key))?.tag ?? null) !== expected) return false;
        await clearAbandoned(dirname(path));
        return writeWhole(path, bytes, isHeld);
      });
    },
    list: async (folder) => {
      const path = folder === '' ? root : pathOf(folder);
      return (await insideFolder(root, path)) ? listBelow(root, path) : [];
    },
    remove: async (key) => {
      const path = await pathInside(key);
      if (path === null) return;
      await rm(path, { force: true });
      await removeEmpty(dirname(path), root);
    },
    clearAbandoned: () => clearAbandoned(root, true),
  };
}
