import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
/** Programs that check by themselves. */
const PROGRAMS = {
  'format, lint, boundaries': [bin('biome'), ['check', '.']],
  types: [bin('tsc'), ['--noEmit', '-p', '.']],
  'types of the service worker': [bin('tsc'), ['--noEmit', '-p', 'shell/src/worker/scope']],
  'unused code': [bin('knip'), []],
};

/** Checks of our own by the name that `check.ts` knows, in one process. */
const CHECKS = {
  remotes: 'remotes together',
  permissions: 'permissions of remotes and API',
  notifications: 'notifications of remotes and API',
  locales: 'locale keys',
  directions: 'logical directions',
  rules: 'cited rules',
  glossary: 'words of the glossary',
  words: 'words of the texts',
  modules: 'module layers',
  imports: 'circles of files',
  documents: 'links of documents, and the tests they name',
  contract: 'contract of the API, and what remotes use of it',
  lockfile: 'lockfile without addresses',
};

function run([command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

/** What a line of `check.ts` says; null for other lines. */
function reportOf(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A check that says nothing has failed, with all that was said. */
async function runChecks() {
  const { output } = await run([
    process.execPath,
    ['--import', 'tsx', 'platform/src/cli/check.ts', ...Object.keys(CHECKS)],
  ]);
  const reports = output.split('\n').map(reportOf);
  return Object.entries(CHECKS).map(([name, label]) => {
    const problems = reports.find((report) => report?.name === name)?.problems ?? [output];
    return { name: label, ok: problems.length === 0, output: problems.join('\n') };
  });
}

/** What reads every file of the workspace and takes most of the time. */
const WHOLE = ['types', 'unused code'];

async function* results(isQuick) {
  for (const [name, command] of Object.entries(PROGRAMS))
    if (!isQuick || !WHOLE.includes(name)) yield { name, ...(await run(command)) };
  yield* await runChecks();
}

/**
 * Runs the static checks: format, lint and import boundaries; types; unused code; then our own. Resolves with how many
 * passed and failed.
 * @param {{ isQuick?: boolean }} options Quick: without types and unused code.
 */
export async function verify({ isQuick = false } = {}) {
  const tally = { passed: 0, failed: 0, broken: [] };
  for await (const { name, ok, output } of results(isQuick)) {
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) console.log(output);
    tally[ok ? 'passed' : 'failed'] += 1;
    if (!ok) tally.broken.push(`verify: ${name}`);
  }
  return tally;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  const { passed, failed } = await verify();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
