import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'academy-lock-'));
  folder = path.join(root, 'database');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('belongs to one owner until that one gives it back', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it('is taken over from an owner that is dead', () => {
  const dead = spawnSync(process.execPath, ['-e', 'console.log(process.pid)'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid: Number(dead), born: '1', boot: 'x' }));
  lockFolder(folder)();
});

it('is taken over where the process id has come to somebody else', () => {
  const release = lockFolder(folder);
  const owner = JSON.parse(readFileSync(`${folder}.lock`, 'utf8'));
  release();
  writeFileSync(`${folder}.lock`, JSON.stringify({ ...owner, born: '1' }));
  lockFolder(folder)();
});

it('is taken over from a lock that was never finished', () => {
  writeFileSync(`${folder}.lock`, '{"pi');
  lockFolder(folder)();
});
