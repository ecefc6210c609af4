import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { groundOf } from './ground.ts';

const root = mkdtempSync(path.join(tmpdir(), 'ground-'));
function remote(name: string, content: object): void {
  mkdirSync(path.join(root, name));
  writeFileSync(path.join(root, name, 'remote.ts'), '');
  writeFileSync(path.join(root, name, 'package.json'), JSON.stringify(content));
}
remote('mf-shelves', {});
remote('mf-museum', { rooms: { base: [], halls: ['base'] } });

it.each([
  ['shelves', { remote: 'mf-shelves', source: 'mf-shelves/src' }],
  ['mf-museum/halls', { remote: 'mf-museum', source: 'mf-museum/src/halls' }],
])('%s has a folder for new files', (argument, ground) => {
  expect(groundOf(root, argument, 'remote')).toEqual(ground);
});

it.each([
  ['museum', 'mf-museum has rooms; choose one: museum/base, museum/halls'],
  ['museum/cellar', 'mf-museum has rooms; choose one: museum/base, museum/halls'],
  ['shelves/cellar', 'mf-shelves has no rooms'],
  ['atlas', 'there is no remote mf-atlas'],
])('%s is rejected', (argument, reason) => {
  expect(() => groundOf(root, argument, 'remote')).toThrow(reason);
});
