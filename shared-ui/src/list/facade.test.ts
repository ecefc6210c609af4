import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const sources = readdirSync(folder).filter((name) => !/\.(test|fixture)\./.test(name));
const importsOf = (file: string) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gms)]
    .filter(([, typeOnly]) => !typeOnly)
    .map(([, , from = '']) => from);

/** Without state and without the design system: what a remote may carry a copy of. */
const carried = ['../icons.ts', '../overlays/use-narrow.ts'];
const facades = [
  '@academy/shared-auth',
  '@academy/shared-auth/query',
  '@academy/shared-auth/router',
  '@academy/shared-ui',
];

test('bundled into a remote, the list still draws with the shell’s own design system, router and queries', () => {
  const imported = new Set(sources.flatMap(importsOf).filter((from) => !from.startsWith('./')));
  expect([...imported].filter((from) => from !== 'react' && !facades.includes(from)).sort()).toEqual(carried);
});
