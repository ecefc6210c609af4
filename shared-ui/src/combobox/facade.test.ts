import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** `typed-text` has pure functions, which import nothing. */
const facades = /^(@academy\/shared-(ui|auth(\/typed-text)?)|@tanstack\/react-query|react-i18next)$/;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gms)]
    .filter(([, typeOnly]) => !typeOnly)
    .map(([, , from = '']) => from);

test.each([
  ['combobox', ['../icons.ts', 'downshift', 'react']],
  ['chart', ['recharts']],
  ['date-field', ['../icons.ts', 'react']],
])('the entry point %s uses the shell’s own design system and queries', (name, carried) => {
  const folder = path.resolve(import.meta.dirname, '..', name);
  const sources = readdirSync(folder).filter((file) => !file.includes('.test.'));
  const imported = new Set(sources.flatMap((file) => importsOf(path.join(folder, file))));
  const others = [...imported].filter((from) => !from.startsWith('./') && !facades.test(from));
  expect(others.sort()).toEqual(carried);
});
