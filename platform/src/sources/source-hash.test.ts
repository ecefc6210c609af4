import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from './source-hash.ts';

const importer = (folder: string, ...packages: string[]) =>
  `  ${folder}:\n    dependencies:\n${packages.map((name) => `      ${name}:\n        specifier: 'catalog:'\n        version: 1.0.0`).join('\n')}\n`;
const locked = (name: string, version = '1.0.0') =>
  `  ${name}@${version}:\n    resolution: {integrity: of-${name}-${version}}\n`;

interface Locked {
  importers?: string;
  packages?: string;
  /** The version of a package that `forms` depends on. */
  deep?: string;
}

const lockfile = ({ importers = '', packages = '', deep = '1.0.0' }: Locked = {}) => `lockfileVersion: '9.0'

importers:

${importer('mf-alpha', 'forms')}
${importer('shared-ui', 'react', 'react-dom', 'charts')}
${importers}
packages:

${['forms', 'react', 'react-dom', 'charts'].map((name) => locked(name)).join('\n')}
${locked('deep', deep)}
${packages}
snapshots:

  forms@1.0.0:
    dependencies:
      deep: ${deep}
`;

const files = {
  'pnpm-lock.yaml': lockfile(),
  'mf-alpha/package.json': '{"name":"@academy/mf-alpha","version":"1.0.0","dependencies":{"forms":"catalog:"}}',
  'mf-alpha/remote.ts': 'export default {};',
  'mf-alpha/rspack.config.ts': '',
  'mf-alpha/src/list.tsx': `import type { Odd } from '@academy/shared-ui/odd';
import {
  Button,
} from '@academy/shared-ui';
import { Table } from '@academy/shared-ui/table';`,
  'shared-auth/package.json': '{"version":"1.0.0"}',
  'shared-ui/package.json': JSON.stringify({
    version: '1.0.0',
    exports: { '.': './src/index.ts', './table': './src/table.ts', './odd': './src/odd.ts' },
  }),
  'shared-ui/src/index.ts': 'export const Button = 1;',
  'shared-ui/src/lifecycles.tsx': '',
  'shared-ui/src/table.ts': `export { Row } from './row.ts';`,
  'shared-ui/src/row.ts': 'export const Row = 1;',
  'shared-ui/src/odd.ts': `import 'charts';`,
  'shared-ui/node_modules/react/package.json': '{"version":"19.0.0"}',
  'shared-ui/node_modules/react-dom/package.json': '{"version":"19.0.0"}',
  'shared-ui/node_modules/react-router-dom/package.json': '{"version":"7.0.0"}',
  'shared-ui/node_modules/react-i18next/package.json': '{"version":"18.0.0"}',
  'shared-ui/node_modules/@tanstack/react-query/package.json': '{"version":"5.0.0"}',
};

let root: string;
const write = (changed: Record<string, string>) => {
  for (const [file, text] of Object.entries(changed)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
};
const hash = () => sourceHash(path.join(root, 'mf-alpha'));
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  write(files);
});
afterEach(() => rmSync(root, { recursive: true }));

const anotherRemote = {
  'mf-beta/package.json': '{"name":"@academy/mf-beta","version":"1.0.0"}',
  'mf-beta/remote.ts': 'export default {};',
  'pnpm-lock.yaml': lockfile({ importers: importer('mf-beta', 'maps'), packages: locked('maps') }),
};

it.each<[string, Record<string, string>]>([
  ['another remote with packages of its own', anotherRemote],
  ['a test of its own', { 'mf-alpha/src/list.test.tsx': 'it()', 'mf-alpha/src/testing/server.ts': '1' }],
  ['what the shell provides', { 'shared-ui/src/index.ts': 'export const Button = 2;' }],
  ['what it imports types from', { 'shared-ui/src/odd.ts': 'export type Odd = 2;' }],
  ['a package that it does not reach', { 'pnpm-lock.yaml': lockfile().replace('of-charts', 'of-other-charts') }],
])('the version of a remote stays the same with %s', (_what, changed) => {
  const before = hash();
  write(changed);
  expect(hash()).toBe(before);
});

it.each<[string, Record<string, string>]>([
  ['a file of its own', { 'mf-alpha/src/list.tsx': 'export {};' }],
  ['a file that it reaches in another package', { 'shared-ui/src/row.ts': 'export const Row = 2;' }],
  ['a package behind one that it imports', { 'pnpm-lock.yaml': lockfile({ deep: '1.0.1' }) }],
  ['the bytes of a locked package', { 'pnpm-lock.yaml': lockfile().replace('of-deep', 'of-other-deep') }],
  ['a shared library of another major', { 'shared-ui/node_modules/react/package.json': '{"version":"20.0.0"}' }],
])('the version of a remote changes with %s', (_what, changed) => {
  const before = hash();
  write(changed);
  expect(hash()).not.toBe(before);
});

it('the output of a build is no source of the next one, even if a source imports it', () => {
  write({
    'mf-alpha/prerender.mjs': `await import('./.cache/site/render.mjs');\nimport '../shared-ui/dist/style.css';`,
  });
  const before = hash();
  write({ 'mf-alpha/.cache/site/render.mjs': '1', 'shared-ui/dist/style.css': 'a{}', 'mf-alpha/dist/main.js': '1' });
  expect(hash()).toBe(before);
});

it('the version of a remote does not depend on the folder of the checkout', () => {
  const before = hash();
  rmSync(root, { recursive: true });
  root = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  write(files);
  expect(hash()).toBe(before);
});
