import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_MAPS } from '../../build/base-config.ts';
import { screenBudgetProblems } from '../../build/screen-budget.ts';
import { withLock } from '../../locks/index.ts';
import { listFiles } from '../../registry/release/built-release.ts';
import { isBuilt, markBuilt, remoteNames, sourcesOf, workspaceRoot } from '../../sources/workspace.ts';
import { runCommand } from '../../terminal/run-command.ts';

const rspack = (...args: string[]) => [rspackCli(), 'build', '--mode', 'production', ...args];

/**
 * Builds one app. A folder with a `site.config.ts` is also a separate site: that is built next, into `dist/site`, and
 * its `prerender.mjs` writes the documents.
 */
async function buildApp(app: string): Promise<void> {
  const cwd = path.join(workspaceRoot, app);
  const run = (args: string[]) => runCommand(process.execPath, args, { cwd });
  await run(app === 'api' ? ['build.mjs'] : rspack());
  if (!remoteNames().includes(app)) return;
  checkBudget(cwd);
  if (existsSync(path.join(cwd, 'site.config.ts'))) {
    await run(rspack('-c', 'site.config.ts'));
    await run(['prerender.mjs', path.join(cwd, 'dist')]);
  }
  await listFiles(path.join(cwd, 'dist'));
}

/**
 * Builds a remote with the settings of a deploy, with source maps beside its scripts, into a folder that no deploy
 * reads.
 */
export async function buildWithSourceMaps(name: string): Promise<{ dist: string }> {
  const cwd = path.join(workspaceRoot, name);
  const dist = path.join(cwd, '.cache/stage');
  await runCommand(process.execPath, rspack('--output-path', dist), { cwd, env: SOURCE_MAPS });
  return { dist };
}

/** @throws Error that names the screens whose scripts are too large. */
function checkBudget(cwd: string): void {
  const problems = screenBudgetProblems(path.join(cwd, 'dist'));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Two builds of one app at a time would delete each other's files: the second waits, and finds the work done. */
async function buildAlone(app: string, say: (line: string) => void): Promise<void> {
  const cache = path.join(workspaceRoot, app, '.cache');
  mkdirSync(cache, { recursive: true });
  await withLock(path.join(cache, 'build.locked'), async () => {
    const sources = sourcesOf(app);
    if (isBuilt(app)) return;
    const from = performance.now();
    await buildApp(app);
    markBuilt(app, sources);
    say(`built ${app} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  });
}

function rspackCli(): string {
  return path.join(workspaceRoot, 'platform/node_modules/@rspack/cli/bin/rspack.js');
}

/** Builds the named apps (all: shell, API and every remote) whose sources changed since their last build, two at a time. */
export async function buildApps(names: string[], say: (line: string) => void): Promise<void> {
  const all = ['shell', 'api', ...remoteNames()];
  const waiting = (names.length > 0 ? names : all).filter((app) => !isBuilt(app));
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) await buildAlone(app, say);
  };
  await Promise.all([worker(), worker()]);
}
