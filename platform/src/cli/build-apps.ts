import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuilt, markBuilt, remoteNames, workspaceRoot } from '../build/workspace.ts';
import { runCommand } from './run-command.ts';

async function buildApp(app: string): Promise<void> {
  const cwd = path.join(workspaceRoot, app);
  if (app === 'api') await runCommand(process.execPath, ['build.mjs'], { cwd });
  else await runCommand(process.execPath, [rspackCli(), 'build', '--mode', 'production'], { cwd });
  const after = path.join(cwd, 'prerender.mjs');
  if (existsSync(after)) await runCommand(process.execPath, [after, path.join(cwd, 'dist')], { cwd });
  markBuilt(app);
}

function rspackCli(): string {
  return path.join(workspaceRoot, 'platform/node_modules/@rspack/cli/bin/rspack.js');
}

/** Builds the named apps (all: shell, API and every remote) whose sources changed since their last build, two at a time. */
export async function buildApps(names: string[], say: (line: string) => void): Promise<void> {
  const all = ['shell', 'api', ...remoteNames()];
  const waiting = (names.length > 0 ? names : all).filter((app) => !isBuilt(app));
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const from = performance.now();
      await buildApp(app);
      say(`built ${app} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all([worker(), worker()]);
}
