import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileChanges } from './file-changes.ts';

let root: string;
let changes: FileChanges;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'file-changes-'));
  writeFileSync(path.join(root, 'list.ts'), 'const list = [];');
  changes = new FileChanges(root);
});
afterEach(() => rmSync(root, { recursive: true }));

it('files are created and changed together', async () => {
  changes.create('new/deep/file.ts', 'new');
  changes.insertAfter('list.ts', 'list = [', 'entry');
  changes.insertAfter('list.ts', 'entry', ', other');
  const finished: string[][] = [];
  await changes.write(async (files) => void finished.push(files));
  expect(finished).toEqual([['new/deep/file.ts', 'list.ts']]);
  expect(readFileSync(path.join(root, 'new/deep/file.ts'), 'utf8')).toBe('new');
  expect(readFileSync(path.join(root, 'list.ts'), 'utf8')).toBe('const list = [entry, other];');
});

it('a failed last step restores everything', async () => {
  changes.create('new/deep/file.ts', 'new');
  changes.insertAfter('list.ts', 'list = [', 'entry');
  const failure = changes.write(async () => {
    writeFileSync(path.join(root, 'new/beside.ts'), 'made by the step that failed');
    throw new Error('no formatter');
  });
  await expect(failure).rejects.toThrow('no formatter');
  expect(readdirSync(root)).toEqual(['list.ts']);
  expect(readFileSync(path.join(root, 'list.ts'), 'utf8')).toBe('const list = [];');
});

it('an existing file is not overwritten, and a missing marker is reported', () => {
  expect(() => changes.create('list.ts', '')).toThrow('list.ts exists already');
  expect(() => changes.insertAfter('list.ts', 'endpoints', '')).toThrow('list.ts has no endpoints to add to');
  expect(existsSync(path.join(root, 'new'))).toBe(false);
});

it('a file without the pattern to replace is reported', () => {
  changes.replaceIn('list.ts', /\];$/, '1];');
  expect(changes.read('list.ts')).toBe('const list = [1];');
  expect(() => changes.replaceIn('list.ts', /\] as const;$/, '')).toThrow('list.ts has no /\\] as const;$/ to replace');
});
