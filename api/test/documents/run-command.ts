import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.resolve(import.meta.dirname, '../../..');

/** The package script that `npm run x` or `pnpm x` starts, with the arguments after it. */
function scriptOf(command: string): string {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return command.replace(/^(?:npm run|pnpm) ([\w-]+)/, (_, name: string) => scripts[name] ?? '');
}

interface Place {
  /** Where the server is built, instead of `api/dist`. */
  built: string;
  folder: string;
  environment: Record<string, string>;
}

/** The program and arguments of a command of the documents, started as its package script says. */
function programOf(command: string, built: string): string[] {
  const [program, file = '', ...rest] = scriptOf(command).split(' ');
  const target = file.startsWith('api/dist/') ? path.join(built, path.basename(file)) : path.join(root, file);
  return [...(program === 'tsx' ? ['--import', import.meta.resolve('tsx')] : []), target, ...rest];
}

/** Runs a command of the documents to its end, in a folder like a checkout's. */
export async function runCommand(command: string, { built, folder, environment }: Place) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, programOf(command, built), {
    cwd: folder,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, complaints };
}
