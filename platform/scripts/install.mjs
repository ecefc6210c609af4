// Installs the workspace's packages with nothing but Node and npm; does nothing when they are there already.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const PNPM = 'pnpm@12.21.0';

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const NEWEST_SUPPORTED = 24;

/** Exits if Node is too old. A version newer than the tested ones may work. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 to ${NEWEST_SUPPORTED} is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (major > NEWEST_SUPPORTED)
    console.warn(
      `Node 20.19 to ${NEWEST_SUPPORTED} is supported; this is ${process.versions.node}, which is not tested.`,
    );
}

/** Installs from the lockfile if it differs from the last installed one. */
export function install() {
  checkNode();
  const stamp = path.join(root, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.log('Installing packages …');
  const { status } = spawnSync(
    'npx',
    ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, fingerprint());
}

/** Runs a TypeScript program of the workspace instead of this process; resolves with its exit code. */
export function runTypeScript(file, args = [], env = {}) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
