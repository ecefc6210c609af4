import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { notFound } from '#base/errors/app-error.ts';
import type { FileCheck, FileStore } from './file-store.ts';

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Writes a new file, has it checked, and waits until it is on disk. */
export async function writeChecked(file: string, content: Readable | Uint8Array, check?: FileCheck): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  const target = createWriteStream(file, { flags: 'wx' });
  // Opened before the first byte: after an immediate failure the file cannot be created any more.
  await once(target, 'open');
  await pipeline(source, target);
  const handle = await open(file, 'r+');
  try {
    await check?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const DRAFT = '.part';

async function removeOldDraft(file: string, before: Date): Promise<void> {
  const found = await lstat(file).catch(() => null);
  if (found && found.mtime < before) await rm(file, { force: true });
}

/** Null for anything but a file: also for a link, which may lead out of the folder. */
async function fileAt(place: string) {
  const found = await lstat(place).catch(() => null);
  return found?.isFile() ? found : null;
}

/** Files in a local folder: written beside their final place, then renamed. */
export function folderStore(folder: string): FileStore {
  const place = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw notFound('File');
    return path.join(folder, ...key.split('/'));
  };
  return {
    async put(key, content, _mime, check) {
      const target = place(key);
      const draft = `${target}.${randomUUID()}${DRAFT}`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeChecked(draft, content, check);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const file = place(key);
      if (!(await fileAt(file))) throw notFound('File');
      return createReadStream(file, range);
    },
    async head(key) {
      const found = await fileAt(place(key));
      return found ? { size: found.size } : null;
    },
    async delete(key) {
      await rm(place(key), { force: true });
    },
    async removeUnfinished(before) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const { name, parentPath } of entries)
        if (name.endsWith(DRAFT)) await removeOldDraft(path.join(parentPath, name), before);
    },
  };
}
