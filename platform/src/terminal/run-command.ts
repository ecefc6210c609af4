import { spawn } from 'node:child_process';

export interface CommandOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Shown only if the command fails. */
  quiet?: boolean;
}

/** Runs a command to its end. Rejects with its last output if it fails. */
export function runCommand(
  command: string,
  args: string[],
  { cwd, env = {}, quiet = true }: CommandOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${command} ${args.join(' ')} failed in ${cwd} (${code})\n${Buffer.concat(output).toString().slice(-8000)}`,
          ),
        );
    });
  });
}
