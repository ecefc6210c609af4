import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';
import { firstAdminToken } from './first-admin.fixture.ts';
import { ScaffoldError } from './names.ts';
import { planNew } from './plan.ts';
import { applyDiff, type Step, stepsOf } from './tutorial.fixture.ts';
import { copyWorkspace } from './workspace-copy.fixture.ts';

/** For a busy machine: on an idle one all of it takes two minutes. */
const LIMIT = 900_000;
const copy = copyWorkspace();
afterAll(copy.remove, LIMIT);

/** Like `pnpm new`, without a process for each; its files are formatted once, before they are used. */
const plan = (...args: string[]) => planNew({ root: copy.root }, [...args, '--no-install']);
const written = new Set<string>();
async function scaffold(...args: string[]): Promise<void> {
  const { changes } = await plan(...args);
  await changes.write(async (files) => {
    for (const file of files) written.add(file);
  });
  if (args[0] === 'remote') copy.linkAs('mf-timeline', `mf-${args[1]}`);
}
async function formatScaffolded(): Promise<void> {
  const files = [...written];
  written.clear();
  if (files.length > 0) await pass(copy.run('node_modules/.bin/biome', 'check', '--write', ...files));
}
const cli = (name: string, ...args: string[]) => copy.node('--import', 'tsx', `platform/src/cli/${name}.ts`, ...args);
const changed = async () => (await copy.git('status', '--short', '--untracked-files=all')).output;
const vitest = (...args: string[]) => copy.node('node_modules/vitest/vitest.mjs', 'run', ...args);
/** The output is shown if the test fails. */
async function pass(run: Promise<{ code: number | null; output: string }>): Promise<void> {
  const { code, output } = await run;
  expect(code, output).toBe(0);
}

const tutorial = stepsOf(copy.root, 'docs/tutorial.md');

/**
 * The commands of the tutorial. Its checks, tests and deploy are the tests below; the contract is written once, at the
 * end.
 */
async function runCommand([, name = '', ...args]: string[]): Promise<void> {
  if (name === 'new') await scaffold(...args);
  if (name === 'documents') await pass(cli('documents'));
  if (name === '--filter') await pass(copy.node('api/migration.mjs', ...args.slice(2)));
}

/** The text of a block is used literally: it is not formatted. */
async function follow(step: Step): Promise<void> {
  if (step.kind === 'command') return runCommand(step.args);
  await formatScaffolded();
  const place = path.join(copy.root, step.file);
  const text = step.kind === 'diff' ? applyDiff(readFileSync(place, 'utf8'), step.text) : step.text;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

beforeAll(async () => {
  await copy.git('add', '--all');
  const titles = ['--title', 'Museum', '--title-ar', 'المتحف'];
  await pass(cli('new', 'remote', 'museum', ...titles, '--no-install'));
  for (const verb of ['list-exhibits', 'find-exhibit'])
    await scaffold('endpoint', 'exhibits', verb, '--remote', 'museum', '--room', 'library');
  await scaffold('endpoint', 'exhibits', 'create-exhibit');
  // The texts of another module.
  await scaffold('endpoint', 'maps', 'list-exhibits', '--room', 'office');
  await scaffold('screen', 'forms', 'calendar', '--title-ar', 'التقويم');
  await scaffold('endpoint', 'audit', 'count-audit');
  for (const step of tutorial) await follow(step);
  for (const name of ['mf-museum', 'mf-forms']) copy.linkAs('mf-timeline', name);
  await formatScaffolded();
  await pass(copy.node('--import', 'tsx', 'platform/src/cli/contract.ts'));
}, LIMIT);

const inFull = process.env.TEST_ALL === '1';

/** In daily runs the remotes' tests load the API once together; in full runs each runs separately, as its team does. */
const ofRemotes = inFull ? [] : ['--config', 'vitest.unit.config.ts'];

/** Of the long tests of all calls, only those of the new ones. */
const ABOUT_NEW = 'shel|exhibit|audit|stands in the table|permissions of the matrix';

describe('the output of pnpm new, and of the tutorial', () => {
  // In daily runs the deploy below checks the types of a remote.
  it(
    'the new code passes every check of pnpm verify',
    async () => {
      const options = JSON.stringify({ isQuick: !inFull });
      const program = `process.exitCode = (await (await import('./platform/scripts/verify.mjs')).verify(${options})).failed`;
      await pass(copy.node('--input-type=module', '-e', program, 'verify'));
    },
    LIMIT,
  );

  it(
    'the new code passes its own tests',
    async () => {
      await pass(vitest(...ofRemotes, 'mf-library/', 'mf-museum/', 'mf-forms/src/features/calendar'));
      const files = [
        'modules/library/shelves/',
        'api/src/permissions.test.ts',
        'modules/library/exhibits/',
        'count-audit.test.ts',
        'permission-matrix.test.ts',
        'access.test.ts',
      ];
      await pass(vitest('--project', 'api', ...files, '-t', ABOUT_NEW));
    },
    LIMIT,
  );

  it(
    'the remote of the tutorial goes live in a folder, and a started API serves it and its calls',
    async () => {
      const commands = tutorial.flatMap((step) => (step.kind === 'command' ? [step.args.join(' ')] : []));
      expect(commands.slice(-3)).toEqual(['pnpm verify', 'npm start', 'pnpm remote deploy library --build']);
      const offersOf = (openapi: string) => cli('remote', 'platform', '--shell', '1.1.0', '--openapi', openapi);
      // The store as written by an academy that runs since before the tutorial.
      await pass(offersOf(path.join(workspaceRoot, 'api/openapi.json')));
      const early = await cli('remote', 'deploy', 'library', '--build');
      expect([early.code, early.output]).toEqual([1, expect.stringContaining('uses GET /api/shelves, which API')]);
      // As `npm start` does in the store before it publishes.
      await pass(offersOf('api/openapi.json'));
      await pass(cli('remote', 'deploy', 'library', '--build'));
      const email = 'huda@academy.test';
      const settings = {
        DATA_DIR: path.join(copy.root, '.data'),
        SHELL_DIR: emptyShell(),
        DEMO: '0',
        FIRST_ADMIN_EMAIL: email,
      };
      const { url, stop } = await copy.serve(settings, '--import', 'tsx', 'api/src/server.ts');
      try {
        const { remotes } = await (await fetch(`${url}/remotes.json`)).json();
        expect(remotes.map(({ name, version }: { name: string; version: string }) => [name, version])).toEqual([
          ['mf-library', expect.stringMatching(/^1\.0\.0-/)],
        ]);
        expect((await fetch(`${url}${remotes[0].entry}`)).status).toBe(200);
        expect((await fetch(`${url}/api/shelves`)).status).toBe(401);
        const headers = {
          authorization: `Bearer ${await firstAdminToken(url, email)}`,
          'content-type': 'application/json',
        };
        const made = await fetch(`${url}/api/shelves`, { method: 'POST', headers, body: '{"name":"Fiqh"}' });
        expect(made.status).toBe(201);
        expect((await (await fetch(`${url}/api/shelves`, { headers })).json()).data).toMatchObject([{ name: 'Fiqh' }]);
      } finally {
        await stop();
      }
    },
    LIMIT,
  );
});

/** The smallest shell with which the API starts. */
function emptyShell(): string {
  const folder = path.join(copy.root, '.data/shell');
  mkdirSync(folder, { recursive: true });
  const build = { version: '1.1.0', preload: [], fonts: { latin: [], arabic: [] }, styleHashes: [], skeletons: {} };
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify(build));
  copyFileSync(path.join(copy.root, 'shell/src/index.html'), path.join(folder, 'index.html'));
  return folder;
}

it('calls of one module share its files, and calls of an existing module are added to its files', () => {
  const routes = readFileSync(path.join(copy.root, 'api/src/modules/library/exhibits/exhibits.routes.ts'), 'utf8');
  expect(routes).toContain('export const exhibitsEndpoints = [listExhibitsCall, findExhibitCall, createExhibitCall];');
  expect(routes.match(/path: '[^']+'/g)).toEqual([`path: '/exhibits'`, `path: '/exhibits/:id'`, `path: '/exhibits'`]);
  expect(existsSync(path.join(copy.root, 'api/src/modules/platform/audit/audit.schema.ts'))).toBe(true);
});

describe('invalid input of pnpm new', () => {
  it.each([
    ['a new module without a room', ['endpoint', 'charts', 'list-charts'], '--room: one of accounts, '],
    ['a module in another room', ['endpoint', 'posts', 'list-all', '--room', 'office'], 'in the room timeline already'],
    ['a path that is there', ['endpoint', 'shelves', 'find-all', '--path', '/posts'], 'has get /posts already'],
    ['a path that is there by another name', ['endpoint', 'posts', 'find-words', '--path', '/posts/:id'], 'already'],
    [
      'an export that the module has',
      ['endpoint', 'materials', 'edit-material', '--path', '/materials/x'],
      'exports editMaterial',
    ],
    ['a module with its calls in several folders', ['endpoint', 'chat', 'list-all'], 'has its calls in other files'],
    ['a screen that is there', ['screen', 'library', 'add-shelf', '--title-ar', 'الرفوف'], 'exists already'],
    ['a remote that is there', ['remote', 'library', '--title-ar', 'المكتبة'], 'exists already'],
    [
      'a request of a remote that is not there',
      ['endpoint', 'charts', 'list-charts', '--remote', 'atlas', '--room', 'office'],
      'no remote mf-atlas',
    ],
    ['an Arabic title of English letters', ['screen', 'library', 'books', '--title-ar', 'Books'], '--title-ar'],
  ])('a plan for %s is rejected before anything is written', async (_name, args, words) => {
    const rejected = await plan(...args).catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(ScaffoldError);
    expect(String(rejected)).toContain(words);
  });

  it('pnpm new with an error says what is wrong, and leaves the workspace unchanged', async () => {
    const before = await changed();
    const { code, output } = await cli('new', 'endpoint', 'shelves', 'list-all', '--path', '/posts');
    expect(output).toContain('has get /posts already');
    expect(code).toBe(1);
    expect(await changed()).toBe(before);
  });
});

it('a missing Arabic title is asked for, otherwise marked, and the mark is reported', async () => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return question.includes('Arabic') ? 'الخرائط' : '';
  };
  const given = await planNew({ root: copy.root, ask }, ['remote', 'atlas', '--no-install']);
  expect(asked).toHaveLength(2);
  expect(given.changes.read('mf-atlas/locales/ar/atlas.json')).toContain('الخرائط');
  const { changes, words } = await plan('remote', 'atlas');
  expect(changes.read('mf-atlas/locales/ar/atlas.json')).toContain('UNTRANSLATED Atlas');
  expect(words.join(' ')).toContain('UNTRANSLATED stands in locales/ar');
});
