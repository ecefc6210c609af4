import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a change removes temporary files of killed processes only', async () => {
  const [abandoned, underWay] = [`.${randomUUID()}.tmp`, `.${randomUUID()}.tmp`];
  for (const name of [abandoned, underWay, '.notes.tmp']) await writeFile(join(folder, name), 'half');
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of [abandoned, '.notes.tmp']) await utimes(join(folder, name), longAgo, longAgo);
  expect(await folderStore(folder).replace('registry.json', new TextEncoder().encode('{}'), null)).toBe(true);
  expect((await readdir(folder)).sort()).toEqual([underWay, '.notes.tmp', 'registry.json'].sort());
});
