import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Checks the deployed part of one remote: its tests import the whole API, and the declarations of styles are the
 * shell's.
 */
const settings = {
  extends: '../../tsconfig.json',
  // Files that did not change since the last check are skipped.
  compilerOptions: { incremental: true, tsBuildInfoFile: 'types.tsbuildinfo' },
  include: ['../*.ts', '../routes/**/*', '../src/**/*', '../../shell/src/globals.d.ts'],
  exclude: ['../**/*.test.*', '../**/*.fixture.*', '../src/testing', '../node_modules', '../dist', '../.generated'],
};

/** The compiler's errors in the product code of one remote in the workspace; empty without any. */
function typeProblems(root: string, remote: string): Promise<string> {
  const folder = path.join(root, remote, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings, null, 2));
  const tsc = path.join(import.meta.dirname, '../../../node_modules/.bin/tsc');
  return new Promise((resolve, reject) => {
    const child = spawn(tsc, ['--pretty', 'false', '-p', file], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0 ? '' : output.trim() || `tsc ended with ${code}`));
  });
}

/** @throws Error that lists the wrong types of the remote, with their positions. */
export async function checkTypes(root: string, remote: string): Promise<void> {
  const problems = await typeProblems(root, remote);
  if (problems) throw new Error(`the types of ${remote} are wrong:\n${problems}`);
}
