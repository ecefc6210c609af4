import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../sources/workspace.ts';

interface Outcome {
  code: number | null;
  output: string;
}

/** Settings of this test's runner and suite must not reach the programs in the copy. */
const isOurs = (name: string) => !/^(VITEST|TEST|NODE_ENV|NODE_OPTIONS|DEV|PROD|MODE|SSR|BASE_URL)/.test(name);

const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => isOurs(name)));

function run(root: string, command: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

/** A server of the copy on a free port; resolves when its log says that it is ready. */
function serve(root: string, args: string[], settings: Record<string, string>) {
  const env = { ...environment(), PORT: '0', HOST: '127.0.0.1', ...settings };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise<{ url: string; stop: () => Promise<void> }>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the server ended (${code}):\n${output}`)));
    child.stdout.on('data', () => {
      const port = /"port":(\d+).*"msg":"ready"/.exec(output)?.[1];
      if (!port) return;
      const stop = () => new Promise<void>((ended) => void child.on('exit', () => ended()).kill('SIGTERM'));
      resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
  });
}

function copyFiles(root: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files) {
    if (file === '' || !existsSync(path.join(workspaceRoot, file))) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    copyFileSync(path.join(workspaceRoot, file), path.join(root, file));
  }
}

/** Links each package that is installed for `from`; packages of the workspace are linked to the copy's. */
function linkPackages(root: string, from: string, to = from): void {
  const installed = path.join(workspaceRoot, from, 'node_modules');
  if (!existsSync(installed)) return;
  const names = readdirSync(installed).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(installed, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  for (const name of names) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const link = path.join(root, to, 'node_modules', name);
    if (existsSync(link)) continue;
    const real = realpathSync(path.join(installed, name));
    const inWorkspace = path.relative(realpathSync(workspaceRoot), real);
    const isOwn = !inWorkspace.startsWith('..') && !inWorkspace.includes('node_modules');
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(isOwn ? path.join(root, inWorkspace) : real, link);
  }
}

/** A copy of the workspace in a temporary folder: installed packages are linked, its own files are copied. */
export function copyWorkspace() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'academy-scaffold-')));
  copyFiles(root);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const entry of ['.', ...readdirSync(root)]) linkPackages(root, entry);
  return {
    root,
    /** A Node program, by its path below the copy. */
    node: (...args: string[]) => run(root, process.execPath, args),
    /** Links the packages of another package's installation for a package of the copy. */
    linkAs: (from: string, to: string) => linkPackages(root, from, to),
    run: (program: string, ...args: string[]) => run(root, path.join(root, program), args),
    /** A program that a package has installed, in the package's folder. */
    serve: (settings: Record<string, string>, ...args: string[]) => serve(root, args, settings),
    git: (...args: string[]) => run(root, 'git', args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
