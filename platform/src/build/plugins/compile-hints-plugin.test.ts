import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CompileHintsPlugin, HINT } from './compile-hints-plugin.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'academy-hints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('files that run at once ask for early compilation, others do not, and each hash is that of its content', async () => {
  writeFileSync(
    path.join(folder, 'main.js'),
    `import(/* webpackChunkName: "screen-shelves" */ './screen.js'); import(/* webpackChunkName: "editor" */ './editor.js');`,
  );
  for (const name of ['screen', 'editor']) writeFileSync(path.join(folder, `${name}.js`), `console.log('${name}');`);
  await build({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: {
      path: path.join(folder, 'dist'),
      filename: 'assets/[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    plugins: [new CompileHintsPlugin(), new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })],
  });
  const assets = path.join(folder, 'dist/assets');
  const texts = new Map(
    readdirSync(assets).map((file) => [file.split('.')[0], readFileSync(path.join(assets, file), 'utf8')]),
  );
  const hinted = [...texts].filter(([, text]) => text.startsWith(HINT)).map(([name]) => name);
  expect(hinted.sort()).toEqual(['main', 'screen-shelves']);
  for (const name of ['screen-shelves', 'editor']) expect(texts.get('main')).toContain(hashOf(texts.get(name) ?? ''));
});
