import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namespacesOf, readTexts } from './read-texts.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string, texts: object): void {
  const place = path.join(dir, 'locales', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(texts));
}

it('a namespace can be one file', () => {
  write('en/library.json', { list: { title: 'Books' } });
  expect(readTexts(dir, 'en', 'library')).toEqual({ list: { title: 'Books' } });
});

it('a namespace can be a folder of files, which are merged', () => {
  write('en/library/list.json', { list: { title: 'Books' } });
  write('en/library/shelf.json', { shelf: { title: 'Shelf' } });
  expect(readTexts(dir, 'en', 'library')).toEqual({ list: { title: 'Books' }, shelf: { title: 'Shelf' } });
  expect(namespacesOf(dir)).toEqual(['library']);
});

it('a key in two files is rejected', () => {
  write('en/library/list.json', { list: {} });
  write('en/library/shelf.json', { list: {} });
  expect(() => readTexts(dir, 'en', 'library')).toThrow('list stands in two files');
});

it('a missing namespace has no texts', () => {
  expect(readTexts(dir, 'ar', 'library')).toBeNull();
  expect(namespacesOf(dir)).toEqual([]);
});
