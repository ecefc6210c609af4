// Runs every suite, two at a time where they do not disturb each other, and prints one line with the sums.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, headlessChromium, missingBrowsers, missingFrontPrograms } from './debian.mjs';
import { install, runTypeScript } from './install.mjs';
import { run } from './measured.mjs';
import { node24, startsWith } from './node24.mjs';
import { startPostgres } from './postgres.mjs';
import { testArguments } from './test-arguments.mjs';
import { processorSeconds, report, tallyPlaywright, tallyVitest } from './test-report.mjs';
import { verify } from './verify.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, 'test-results');

const NOTHING = { files: [], retried: [], broken: [] };

/**
 * Runs a suite that writes its result to a JSON file. A suite without a file, or one that failed without a failed test,
 * counts as one failure.
 */
async function suite(name, command, args, { tally, ...options }) {
  console.log(`\n── ${name}`);
  const file = path.join(results, `${name.replaceAll(' ', '-')}.json`);
  const { code, cpuSeconds } = await run(command, args(file), {
    cwd: root,
    ...options,
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  try {
    const counted = tally(JSON.parse(readFileSync(file, 'utf8')));
    return { ...counted, failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed, cpuSeconds };
  } catch {
    return { passed: 0, failed: 1, ...NOTHING, cpuSeconds };
  }
}

/**
 * Kills that `crash.test.ts` also makes on the embedded database; daily runs test payments and deliveries on
 * PostgreSQL.
 */
const KILLED_ON_POSTGRES = ['**/test/crash-payments.test.ts', '**/test/realtime.test.ts'];

/** Tests are short: threads that collect garbage and optimize the embedded engine's code cost more than they save. */
const NODE_ARGS = ['--max-semi-space-size=64', '--single-threaded-gc', '--liftoff-only'];

const vitest = (
  name,
  projects,
  { env = {}, files = [], without = [], workers, node = process.execPath, config } = {},
) =>
  suite(
    name,
    node,
    (file) => [
      ...NODE_ARGS,
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...(config ? ['--config', config] : []),
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...without.flatMap((pattern) => ['--exclude', pattern]),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(process.env.CI ? ['--retry=1'] : []),
    ],
    { env, tally: tallyVitest },
  );

const browser = (env, { specs = [], grep }) =>
  suite(
    'browser',
    path.join(root, 'e2e/node_modules/.bin/playwright'),
    () => ['test', ...specs, ...(grep === undefined ? [] : ['--grep', grep]), '--reporter=line,json'],
    { cwd: path.join(root, 'e2e'), env, tally: tallyPlaywright },
  );

/**
 * Parts of paths: tests whose result can differ between the embedded database and PostgreSQL. Others run only on
 * PostgreSQL.
 */
const DIFFERS_EMBEDDED = [
  'api/test/',
  'src/demo/seed.test.ts',
  'base/database/',
  'base/jobs/',
  'base/realtime/outbox',
  '.statement.test.ts',
  'races.test.ts',
];

/** Each suite by its name on the command line. `all`: the full suite, where daily runs use a part. */
const SUITES = {
  verify: async () => ({ ...NOTHING, ...(await verify()) }),
  unit: ({ all }) => vitest('unit', [], { config: 'vitest.unit.config.ts', env: inFull(all) }),
  platform: ({ all }) => vitest('platform', ['platform'], { env: inFull(all) }),
  // Each worker fills a data folder with the demo, which takes a third of the time of these few files.
  api: ({ all }) =>
    vitest('api on the embedded database', ['api'], {
      files: all ? [] : DIFFERS_EMBEDDED,
      without: all ? [] : KILLED_ON_POSTGRES,
      workers: all ? undefined : 1,
      env: inFull(all),
    }),
  postgres: onPostgres,
  e2e: inChromium,
  node24: onNode24,
};

/** The suites that a change must pass; before a release also `node24`. */
const EVERY_DAY = ['unit', 'postgres', 'platform', 'api', 'verify', 'e2e'];

/** These take one core each and run two at a time, the longest first. Each of the others runs alone. */
const SIDE_BY_SIDE = ['unit', 'postgres', 'platform', 'api', 'verify'];
const LANES = 2;

async function runSuite(name, options) {
  const [started, cpu] = [Date.now(), processorSeconds()];
  const tally = await SUITES[name](options);
  const cpuSeconds = cpu === null ? null : processorSeconds() - cpu;
  return { name, cpuSeconds, ...tally, seconds: (Date.now() - started) / 1000 };
}

async function inTurn(waiting, options) {
  const done = [];
  for (let name = waiting.shift(); name; name = waiting.shift()) done.push(await runSuite(name, options));
  return done;
}

async function runSuites(names, options) {
  const waiting = SIDE_BY_SIDE.filter((name) => names.includes(name));
  const sideBySide = await Promise.all(Array.from({ length: LANES }, () => inTurn(waiting, options)));
  const alone = await inTurn(
    names.filter((name) => !SIDE_BY_SIDE.includes(name)),
    options,
  );
  return [...sideBySide.flat(), ...alone];
}

/** In daily runs the tests that kill, mount or write a hundred times do it less often. */
const inFull = (all) => (all ? { TEST_ALL: '1' } : {});

/** These open embedded databases in every suite: beside the suite of the embedded database they prove nothing more. */
const EMBEDDED_ONLY = [
  '**/base/database/embedded.test.ts',
  '**/base/database/folder-lock.test.ts',
  '**/test/uploads.test.ts',
];

/** Includes the database server's time, which is most of the API's work. */
const withServer = (tally, cluster) => ({ ...tally, cpuSeconds: tally.cpuSeconds + (cluster?.cpuSeconds() ?? 0) });

async function onPostgres({ all }) {
  const cluster = await startPostgres();
  if (!cluster) {
    console.log('PostgreSQL is not installed and cannot be: its suite fails.');
    return { passed: 0, failed: 1, ...NOTHING };
  }
  const missing = missingFrontPrograms();
  if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}. The tests of the deployment are skipped.`);
  try {
    const env = { ...inFull(all), TEST_DATABASE_URL: cluster.url };
    const tally = await vitest('api on PostgreSQL', ['api'], { env, without: all ? [] : EMBEDDED_ONLY });
    return withServer(tally, cluster);
  } finally {
    cluster.stop();
  }
}

/** The API's tests, and whether the academy starts. */
async function onNode24({ all }) {
  const node = node24();
  if (!node) {
    console.log('Node 24 cannot be had from npm: its suite fails.');
    return { passed: 0, failed: 1, ...NOTHING };
  }
  const tally = await vitest('api on Node 24', ['api'], { node, files: DIFFERS_EMBEDDED, env: inFull(all) });
  const starts = await startsWith(node);
  console.log(`${starts ? '✓' : '✗'} the academy starts on Node 24`);
  return { ...tally, passed: tally.passed + (starts ? 1 : 0), failed: tally.failed + (starts ? 0 : 1) };
}

async function inChromium(options) {
  const executable = headlessChromium();
  if (!executable) {
    console.log('There is no Chromium and none can be installed: the browser suite fails. Set CHROMIUM_PATH.');
    return { passed: 0, failed: 1, ...NOTHING };
  }
  const missing = missingBrowsers();
  if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}. The tests in other browsers are skipped.`);
  // Several academies run at a time: on the embedded database each of them sometimes uses a whole core.
  const cluster = await startPostgres();
  try {
    const env = {
      CHROMIUM_PATH: executable,
      WHOLE_CHROMIUM_PATH: chromium() ?? '',
      TEST_DATABASE_URL: cluster?.url ?? '',
      ...inFull(options.all),
    };
    return withServer(await browser(env, options), cluster);
  } finally {
    cluster?.stop();
  }
}

/** The paths of all browser tests, from `e2e` on. */
const browserTests = () =>
  readdirSync(path.join(root, 'e2e/tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/${name.replaceAll(path.sep, '/')}`);

function readArguments() {
  try {
    return testArguments(process.argv.slice(2), Object.keys(SUITES), browserTests());
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

const options = readArguments();
install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = Date.now();
if (runTypeScript('platform/src/cli/build.ts') !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const buildCpu = processorSeconds();
const build = { name: 'build', passed: 0, failed: 0, ...NOTHING, seconds: (Date.now() - started) / 1000 };
const byDefault = options.all ? [...EVERY_DAY, 'node24'] : EVERY_DAY;
const wanted = options.suites.length > 0 ? options.suites : byDefault;
const done = await runSuites(wanted, options);
const { passed, failed } = report([{ ...build, cpuSeconds: buildCpu }, ...done]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
