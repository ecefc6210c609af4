import { expect, it } from 'vitest';
import { storageProblems } from './storage-problems.ts';

const problems = (line: string, file = 'mf-users/src/page.ts') => storageProblems(file, `const a = 1;\n${line}\n`);

it.each([
  "localStorage.setItem('a', '1');",
  'const kept = window.sessionStorage;',
  'for (const key of Object.keys(localStorage)) use(key);',
  "indexedDB.open('a');",
])('the source %s is rejected with its line', (line) => {
  expect(problems(line)).toEqual([expect.stringMatching(/^mf-users\/src\/page\.ts:2: .* may throw/)]);
});

it.each([
  "deviceStorage.read('a');",
  '// localStorage may be full',
  ' * Of localStorage alone.',
  "storages: ['localStorage'],",
])('the source %s is accepted', (line) => {
  expect(problems(line)).toEqual([]);
});

it('the one module that uses the storage, and the boot script, are accepted', () => {
  for (const file of ['shared-auth/src/storage/browser-storage.ts', 'shell/src/boot.ts'])
    expect(problems('localStorage.clear();', file)).toEqual([]);
});
