import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScaffoldError } from './names.ts';
import { planNew } from './plan.ts';
import { copyWorkspace } from './workspace-copy.fixture.ts';

const LIMIT = 300_000;
const copy = copyWorkspace();
afterAll(copy.remove);

/** As `pnpm new` does, without a process for each; what is written is formatted once. */
const plan = (...args: string[]) => planNew({ root: copy.root }, [...args, '--no-install']);
const written = new Set<string>();
async function scaffold(...args: string[]): Promise<void> {
  const { changes } = await plan(...args);
  await changes.write(async (files) => {
    for (const file of files) written.add(file);
  });
}
const command = (...args: string[]) => copy.node('--import', 'tsx', 'platform/src/cli/new.ts', ...args, '--no-install');
const changed = async () => (await copy.git('status', '--short', '--untracked-files=all')).output;
const vitest = (...args: string[]) => copy.node('node_modules/vitest/vitest.mjs', 'run', ...args);
/** Its output is what a red line shows. */
async function pass(run: Promise<{ code: number | null; output: string }>): Promise<void> {
  const { code, output } = await run;
  expect(code, output).toBe(0);
}

beforeAll(async () => {
  await copy.git('add', '--all');
  const titles = ['--title', 'Library', '--title-ar', 'المكتبة'];
  await pass(command('remote', 'library', ...titles));
  copy.linkAs('mf-timeline', 'mf-library');
  await scaffold('screen', 'library', 'shelves', '--title', 'Shelves', '--title-ar', 'الرفوف');
  await scaffold('screen', 'forms', 'calendar', '--title-ar', 'التقويم');
  copy.linkAs('mf-timeline', 'mf-forms');
  for (const verb of ['list-shelves', 'find-shelf', 'create-shelf']) await scaffold('endpoint', 'shelves', verb);
  await scaffold('endpoint', 'audit', 'count-audit');
  await pass(copy.run('node_modules/.bin/biome', 'check', '--write', ...written));
}, LIMIT);

/** Of the long tests of all calls, those of the new ones. */
const ABOUT_NEW = 'shel|audit|stands in the table';

describe('the output of pnpm new', () => {
  it(
    'a scaffold passes every check of pnpm verify',
    async () => {
      const program = `process.exitCode = (await (await import('./platform/scripts/verify.mjs')).verify()).failed`;
      await pass(copy.node('--input-type=module', '-e', program, 'verify'));
    },
    LIMIT,
  );

  it(
    'a scaffold passes its own tests',
    async () => {
      await pass(vitest('--project', 'mf-library', '--project', 'mf-forms'));
      const files = ['api/src/modules/shelves/', 'count-audit.test.ts', 'permission-matrix.test.ts', 'access.test.ts'];
      await pass(vitest('--project', 'api', ...files, '-t', ABOUT_NEW));
    },
    LIMIT,
  );

  it('an endpoint is added to the files of an existing module', () => {
    const routes = readFileSync(path.join(copy.root, 'api/src/modules/shelves/shelves.routes.ts'), 'utf8');
    expect(routes).toContain('export const shelvesEndpoints = [listShelvesCall, findShelfCall, createShelfCall];');
    expect(routes.match(/path: '[^']+'/g)).toEqual([`path: '/shelves'`, `path: '/shelves/:id'`, `path: '/shelves'`]);
    expect(existsSync(path.join(copy.root, 'api/src/modules/audit/audit.schema.ts'))).toBe(true);
  });
});

describe('invalid input of pnpm new', () => {
  it.each([
    ['a path that is there', ['endpoint', 'shelves', 'list-shelves', '--path', '/posts'], 'has get /posts already'],
    ['a path that is there by another name', ['endpoint', 'posts', 'find-words', '--path', '/posts/:id'], 'already'],
    ['an export that is there', ['endpoint', 'books', 'list-posts'], 'exports listPosts already'],
    ['a list of endpoints that is there', ['endpoint', 'role', 'list-all'], 'has roleEndpoints already'],
    ['a screen that is there', ['screen', 'library', 'shelves', '--title-ar', 'الرفوف'], 'exists already'],
    ['a remote that is there', ['remote', 'library', '--title-ar', 'المكتبة'], 'exists already'],
    ['a remote without an Arabic title', ['remote', 'museum'], '--title-ar'],
    ['an Arabic title of English letters', ['screen', 'library', 'books', '--title-ar', 'Books'], '--title-ar'],
  ])('a plan for %s is rejected, which is before anything is written', async (_name, args, words) => {
    const rejected = await plan(...args).catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(ScaffoldError);
    expect(String(rejected)).toContain(words);
  });

  it('pnpm new ends with an error that says what is wrong, and leaves the workspace as it was', async () => {
    const before = await changed();
    const { code, output } = await command('endpoint', 'shelves', 'list-shelves', '--path', '/posts');
    expect(output).toContain('has get /posts already');
    expect(code).toBe(1);
    expect(await changed()).toBe(before);
  });
});
