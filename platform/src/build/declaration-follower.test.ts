import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { readDeclaration } from '../sources/read-remote.ts';
import { workspaceRoot } from '../sources/workspace.ts';
import { DeclarationFollower } from './declaration-follower.ts';

mkdirSync(path.join(workspaceRoot, 'platform/.cache'), { recursive: true });
// Below platform, so that the declaration can import the contract.
const dir = mkdtempSync(path.join(workspaceRoot, 'platform/.cache/follower-'));
afterAll(() => rmSync(dir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}
const declare = (titleKey: string, screen = 'shelves') =>
  write(
    'routes/shelves.ts',
    `export const routes = [{ path: '/dashboard/library', screen: '${screen}', titleKey: '${titleKey}' }];`,
  );

/** A dev server's builds; each test waits for the build that its change causes. */
function watch(follower: DeclarationFollower) {
  const rule = {
    test: /\.ts$/,
    use: [
      { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
      path.join(import.meta.dirname, '../dev/last-good-loader.mjs'),
    ],
  };
  const compiler = rspack({
    context: dir,
    mode: 'development',
    devtool: false,
    entry: './src/main.ts',
    output: { path: path.join(dir, 'dist') },
    module: { rules: [rule as object] },
    plugins: [follower],
  });
  const builds: string[][] = [];
  let wake = () => {};
  const watching = compiler.watch({ aggregateTimeout: 20 }, (_error, stats) => {
    builds.push((stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
    wake();
  });
  /** The errors of the first build that matches. */
  async function until(isWanted: (errors: string[]) => boolean): Promise<string> {
    for (;;) {
      const found = builds.splice(0).find(isWanted);
      if (found) return found.join('\n');
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const close = () => new Promise((resolve) => watching?.close(() => compiler.close(resolve)));
  return { until, close };
}

const isFine = (errors: string[]) => errors.length === 0;
const isWrong = (errors: string[]) => errors.length > 0;
const output = () => readFileSync(path.join(dir, 'dist/main.js'), 'utf8');

it('a dev server follows the imports of remote.ts, and keeps the last valid state beside the error', {
  timeout: 30_000,
}, async () => {
  const texts = JSON.stringify({ first: 'First', second: 'Second' });
  for (const language of ['en', 'ar']) write(`locales/${language}/library.json`, texts);
  write(
    'remote.ts',
    `import { defineRemote } from '@academy/shared-auth/contract';
import { routes } from './routes/shelves.ts';
export default defineRemote({ name: 'mf-library', version: '1.0.0', namespace: 'library', needs: { shell: '^1.0.0', api: '^1.0.0' }, routes });`,
  );
  write('src/features/shelves/shelves.page.tsx', '');
  write('src/features/books/books.page.tsx', '');
  write('src/main.ts', 'console.log("one" as string);');
  declare('first');
  const follower = new DeclarationFollower(dir, await readDeclaration(dir));
  const { until, close } = watch(follower);
  try {
    await until(isFine);
    const titles = () => follower.declaration.routes.map(({ titleKey }) => titleKey);

    declare('second', 'books');
    await until(() => titles()[0] === 'second');
    expect(readFileSync(path.join(dir, '.generated/route.tsx'), 'utf8')).toContain('books.page.tsx');

    declare('third');
    expect(await until(isWrong)).toContain('has no text third in en');
    expect(titles()).toEqual(['second']);
    declare('first');
    await until(isFine);
    expect(titles()).toEqual(['first']);

    write('src/main.ts', 'console.log("two" as string);\nfunctio broken() {}');
    expect(await until(isWrong)).toMatch(/Syntax error: .* \[2:\d+\]/);
    expect(output()).toContain('"one"');
    write('src/main.ts', 'console.log("three" as string);');
    await until(isFine);
    expect(output()).toContain('"three"');
  } finally {
    await close();
  }
});
