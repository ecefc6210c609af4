import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const check = (name) => [process.execPath, ['--import', 'tsx', 'platform/src/cli/check.ts', name]];

/** The static checks, by name: format, lint and import boundaries; types; unused code; remotes; permissions; notifications; locales; directions; words of code and texts; layers; circles; lockfile. */
const CHECKS = {
  'format, lint, boundaries': [bin('biome'), ['check', '.']],
  types: [bin('tsc'), ['--noEmit', '-p', '.']],
  'unused code': [bin('knip'), []],
  'remotes together': check('remotes'),
  'permissions of remotes and API': check('permissions'),
  'notifications of remotes and API': check('notifications'),
  'locale keys': check('locales'),
  'logical directions': check('directions'),
  'cited rules': check('rules'),
  'words of the glossary': check('glossary'),
  'words of the texts': check('words'),
  'module layers': check('modules'),
  'circles of files': check('imports'),
  'lockfile without addresses': check('lockfile'),
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

/** Runs every check. Resolves with how many passed and failed. */
export async function verify() {
  const tally = { passed: 0, failed: 0, broken: [] };
  for (const [name, command] of Object.entries(CHECKS)) {
    const { ok, output } = await run(command);
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
