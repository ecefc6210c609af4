import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { run as runMeasured } from './measured.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
/** Checks that are separate programs. */
const PROGRAMS = {
  'format, lint, boundaries': [bin('biome'), ['check', '.']],
  types: [bin('tsc'), ['--noEmit', '-p', '.']],
  'types of the service worker': [bin('tsc'), ['--noEmit', '-p', 'shell/src/worker/scope']],
  'unused code': [bin('knip'), []],
};

/** Our own checks, by the names that `check.ts` knows, in one process. */
const CHECKS = {
  remotes: 'remotes together',
  permissions: 'permissions of remotes and API',
  notifications: 'notifications of remotes and API',
  locales: 'locale keys',
  directions: 'logical directions',
  texts: 'texts beside what comes and goes',
  styles: 'styles that a build can make',
  storages: 'storages of the browser',
  clipped: 'names that are clipped',
  rules: 'cited rules',
  functions: 'functions of at most 60 lines',
  glossary: 'words of the glossary',
  words: 'words of the texts',
  dates: 'times written by the modules of time',
  modules: 'module layers',
  imports: 'circles of files',
  folders: 'circles of folders',
  rooms: 'rooms of remotes, and what they stand on',
  documents: 'links of documents, and the tests they name',
  'changed libraries': 'list of changed libraries',
  snapshots: 'snapshots of the schema',
  changelog: 'form of the changelog',
  decisions: 'decisions and what replaces them',
  'made documents': 'documents that a program writes',
  contract: 'contract of the API, and what remotes use of it',
  lockfile: 'lockfile without addresses',
};

const run = ([command, args]) => runMeasured(command, args, { cwd: root, isCollected: true });

/** Parses a line of `check.ts`; null for other lines. */
function reportOf(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A check without a result has failed; it is shown with all its output. */
async function runChecks() {
  const { output, cpuSeconds } = await run([
    process.execPath,
    ['--import', 'tsx', 'platform/src/cli/check.ts', ...Object.keys(CHECKS)],
  ]);
  const reports = output.split('\n').map(reportOf);
  const found = Object.entries(CHECKS).map(([name, label]) => {
    const problems = reports.find((report) => report?.name === name)?.problems ?? [output];
    return { name: label, ok: problems.length === 0, output: problems.join('\n') };
  });
  return { found, cpuSeconds };
}

/** The checks that read every file of the workspace and take most of the time. */
const WHOLE = ['types', 'unused code'];

async function runProgram(name) {
  const { code, output, cpuSeconds } = await run(PROGRAMS[name]);
  return { found: [{ name, ok: code === 0, output }], cpuSeconds };
}

/** The findings of each process, and its processor time. */
async function* results(isQuick) {
  for (const name of Object.keys(PROGRAMS)) if (!isQuick || !WHOLE.includes(name)) yield runProgram(name);
  yield runChecks();
}

/**
 * Runs the static checks: format, lint and import boundaries; types; unused code; then our own. Resolves with the
 * numbers of passed and failed ones, and their processor time.
 * @param {{ isQuick?: boolean }} options Quick: without types and unused code.
 */
export async function verify({ isQuick = false } = {}) {
  const tally = { passed: 0, failed: 0, broken: [], cpuSeconds: 0 };
  for await (const { found, cpuSeconds } of results(isQuick)) {
    tally.cpuSeconds = cpuSeconds === null ? null : tally.cpuSeconds + cpuSeconds;
    for (const { name, ok, output } of found) {
      console.log(`${ok ? '✓' : '✗'} ${name}`);
      if (!ok) console.log(output);
      tally[ok ? 'passed' : 'failed'] += 1;
      if (!ok) tally.broken.push(`verify: ${name}`);
    }
  }
  return tally;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  const { passed, failed } = await verify();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
