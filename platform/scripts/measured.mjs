// Runs a command and tells what processor time it took with all its children. Node tells a process the time of all its
// children together, not of one; a process between can: this file, run with a command, is it.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { processorSeconds } from './test-report.mjs';

/** Resolves with the exit code and the processor time, null where the system does not tell. */
export function run(command, args, { cwd, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [import.meta.filename, command, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    let cpuSeconds = null;
    child.on('message', (message) => {
      ({ cpuSeconds } = message);
    });
    child.on('error', () => resolve({ code: 1, cpuSeconds }));
    child.on('close', (code) => resolve({ code: code ?? 1, cpuSeconds }));
  });
}

function runBetween([command, ...args]) {
  const end = (code) => {
    process.exitCode = code;
    process.send?.({ cpuSeconds: processorSeconds() }, () => process.disconnect());
  };
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('error', () => end(1));
  child.on('exit', (code) => end(code ?? 1));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) runBetween(process.argv.slice(2));
