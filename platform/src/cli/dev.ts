import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { remoteName } from '../composition/remote-name.ts';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';
import { buildApps } from './apps/build-apps.ts';
import { devAgainst } from './apps/dev-against.ts';
import { publishBuilt } from './apps/publish-built.ts';
import { untilReady } from './apps/until-ready.ts';

const SHELL_PORT = Number(process.env.PORT ?? 3000);
const API_PORT = SHELL_PORT + 90;
/** Each remote has its own port, by its position among all: `docs/develop.md` describes it. */
const FIRST_REMOTE_PORT = SHELL_PORT + 101;

/** The remotes that run from source: those named by `--remote` (short or full name), or all. */
function chosenRemotes(args: string[]): string[] {
  const all = remoteNames();
  const named = args.flatMap((arg, at) => (args[at - 1] === '--remote' ? [remoteName(arg)] : []));
  for (const name of named)
    if (!all.includes(name)) throw new Error(`there is no remote ${name}; there are ${all.join(', ')}`);
  return named.length > 0 ? named : all;
}

const children: ChildProcess[] = [];

function run(args: string[], cwd: string, env: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    cwd: path.join(workspaceRoot, cwd),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
}

const rspackDev = path.join(workspaceRoot, 'platform/node_modules/@rspack/cli/bin/rspack.js');

/** The address after `--against`: a deployed academy that replaces the checkout's shell and API. */
const stageOf = (args: string[]): string | undefined => args.find((_arg, at) => args[at - 1] === '--against');

async function dev(args: string[]): Promise<void> {
  const chosen = chosenRemotes(args);
  const stage = stageOf(args);
  if (stage !== undefined) {
    const [name, ...more] = chosen;
    if (!name || more.length > 0) throw new Error('--against takes one remote from source: --remote NAME');
    await devAgainst({ name, stage, port: SHELL_PORT, say: (line) => console.log(line) });
    return;
  }
  const started = performance.now();
  const sources: Record<string, string> = {};
  for (const [at, name] of remoteNames().entries()) {
    if (!chosen.includes(name)) continue;
    const port = FIRST_REMOTE_PORT + at;
    sources[name] = `http://localhost:${port}/`;
    run([rspackDev, 'serve', '--mode', 'development'], name, { ACADEMY_PORT: String(port) });
  }
  run([rspackDev, 'serve', '--mode', 'development'], 'shell', {
    ACADEMY_PORT: String(SHELL_PORT),
    ACADEMY_API: `http://localhost:${API_PORT}`,
    ACADEMY_DEV_REMOTES: JSON.stringify(sources),
  });
  // Meanwhile builds the others, which the API serves as deployed.
  await buildApps(['shell', ...remoteNames().filter((name) => !chosen.includes(name))], (line) => console.log(line));
  await publishBuilt((line) => console.log(line));
  const api = `http://localhost:${API_PORT}`;
  run(['--import', 'tsx', '--watch-path=src', '--watch-preserve-output', 'src/server.ts'], 'api', {
    PORT: String(API_PORT),
    PUBLIC_URL: `http://localhost:${SHELL_PORT}`,
  });
  await Promise.all([`${api}/readyz`, ...Object.values(sources).map((url) => `${url}release.json`)].map(untilReady));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\nThe dashboard with reload: http://localhost:${SHELL_PORT}/dashboard (ready in ${seconds} s; from source: shell, api, ${chosen.join(', ')})`,
  );
  for (const [name, url] of Object.entries({ api, ...sources })) console.log(`  ${name}: ${url}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    // A command that shows a stage has no child process that ends.
    if (children.length === 0) process.exit();
  });
}
await dev(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
