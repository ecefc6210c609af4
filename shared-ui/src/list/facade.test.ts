import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .filter((name) => !/\.(test|fixture)\./.test(name));
const importsOf = (file: string) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gms)]
    .filter(([, typeOnly]) => !typeOnly)
    .map(([, , from = '']) => from);

/** Modules without state and without the design system, which a remote may bundle. */
const carried = ['icons.ts', 'layout/use-media.ts', 'remote/load-on-demand.ts'];
// Pure functions, which import nothing.
const facades = [
  '@academy/shared-auth/csv',
  '@academy/shared-auth/typed-text',
  '@academy/shared-auth',
  '@academy/shared-ui',
  '@tanstack/react-query',
  'react-i18next',
  'react-router-dom',
];

test('the bundled list uses the shell’s own design system, router and queries', () => {
  const resolved = (file: string, from: string) =>
    from.startsWith('.') ? path.posix.join('list', path.posix.dirname(file), from) : from;
  const imported = new Set(sources.flatMap((file) => importsOf(file).map((from) => resolved(file, from))));
  const others = [...imported].filter((from) => !from.startsWith('list/') && from !== 'react');
  expect(others.filter((from) => !facades.includes(from)).sort()).toEqual(carried);
});
