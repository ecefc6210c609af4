import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { type Replacement, ReplacementsPlugin } from './replacements-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'academy-replacements-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
write('main.js', "import './heavy.js';\nimport './other.js';");
write('heavy.js', 'console.log(1);');
write('other.js', 'console.log(2);');
write('stub.js', '');

const heavy: Replacement = { name: 'heavy', requests: [/^\.\/heavy\.js$/], standIn: /stub\.js$/, gone: /heavy\.js$/ };

/** The build's errors about a replacement of `replaced`. */
const errorsOf = (replaced: RegExp) =>
  new Promise<string[]>((resolve, reject) => {
    const compiler = rspack({
      context: folder,
      entry: './main.js',
      mode: 'production',
      output: { path: path.join(folder, 'dist') },
      plugins: [
        new rspack.NormalModuleReplacementPlugin(replaced, path.join(folder, 'stub.js')),
        new ReplacementsPlugin([heavy]),
      ],
    });
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('the build said nothing'));
        else resolve((stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
      }),
    );
  });

it('a build whose replacements all match passes', async () => {
  expect(await errorsOf(/^\.\/heavy\.js$/)).toEqual([]);
});

it('a replacement that matches nothing fails the build, by its name', async () => {
  const errors = await errorsOf(/^\.\/renamed\.js$/);
  expect(errors).toEqual([
    expect.stringMatching(/heavy: nothing asks for .*heavy.* \(docs\/changed-libraries\.md\)/),
    expect.stringMatching(/heavy: the build still has .*heavy\.js/),
  ]);
});
