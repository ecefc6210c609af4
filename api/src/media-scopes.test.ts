import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, 'modules');

function moduleOf(file: string): string {
  const folder = path.dirname(file);
  const found = path.join(folder, 'module.ts');
  return existsSync(found) ? found : moduleOf(folder);
}

it('each module with files in a table says who may open them', () => {
  const tables = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.table.ts'))
    .map((name) => path.join(root, name));
  const withFiles = tables.filter((file) => readFileSync(file, 'utf8').includes('.references(() => media.id)'));
  expect(withFiles.length).toBeGreaterThan(5);
  const silent = withFiles.map(moduleOf).filter((file) => !/\bmedia: \[/.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});
