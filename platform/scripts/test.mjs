// Every suite, one after the other, and one line at the end that adds them up.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from './debian.mjs';
import { install, runTypeScript } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { verify } from './verify.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, 'test-results');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a suite that writes its outcome to a JSON file. A suite that wrote none, or failed without a failed test, counts as one failure. */
async function suite(name, command, args, { count, ...options }) {
  console.log(`\n── ${name}`);
  const file = path.join(results, `${name.replaceAll(' ', '-')}.json`);
  const code = await run(command, args(file), {
    ...options,
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  try {
    const tally = count(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const vitest = (name, projects, env) =>
  suite(
    name,
    bin('vitest'),
    (file) => [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {
      env,
      count: (outcome) => ({
        passed: outcome.numPassedTests,
        failed: outcome.numFailedTests + outcome.numFailedTestSuites * (outcome.numFailedTests === 0 ? 1 : 0),
      }),
    },
  );

const browser = (env) =>
  suite('browser', path.join(root, 'e2e/node_modules/.bin/playwright'), () => ['test', '--reporter=line,json'], {
    cwd: path.join(root, 'e2e'),
    env,
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  });

async function suites(only) {
  const wants = (name) => only.length === 0 || only.includes(name);
  const tallies = [];
  if (wants('verify')) tallies.push(await verify());
  if (wants('unit')) tallies.push(await vitest('unit', ['shared-auth', 'shared-ui', 'shell', 'mf-*', 'platform'], {}));
  if (wants('api')) tallies.push(await vitest('api on the embedded database', ['api'], {}));
  if (wants('postgres')) tallies.push(await onPostgres());
  if (wants('e2e')) tallies.push(await inChromium());
  return tallies;
}

async function onPostgres() {
  const cluster = await startPostgres();
  if (!cluster) {
    console.log('PostgreSQL is not installed and cannot be: its suite fails.');
    return { passed: 0, failed: 1 };
  }
  try {
    return await vitest('api on PostgreSQL', ['api'], { TEST_DATABASE_URL: cluster.url });
  } finally {
    cluster.stop();
  }
}

async function inChromium() {
  const executable = chromium();
  if (!executable) {
    console.log('There is no Chromium and none can be installed: the browser suite fails. Set CHROMIUM_PATH.');
    return { passed: 0, failed: 1 };
  }
  return browser({ CHROMIUM_PATH: executable });
}

install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (runTypeScript('platform/src/cli/build.ts') !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const tallies = await suites(process.argv.slice(2));
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
