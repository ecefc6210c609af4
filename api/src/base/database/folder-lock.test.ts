import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'academy-lock-'));
  folder = path.join(root, 'not', 'there', 'database');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a locked folder belongs to one owner until it is released', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  release();
  (await lockFolder(folder))();
  expect(existsSync(`${folder}.locked`)).toBe(false);
});
