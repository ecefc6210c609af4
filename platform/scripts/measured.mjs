// Runs a command and measures the processor time of it and its children. Node reports the time of all its
// children together, not of one; so this file, run with a command, is a process in between.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { processorSeconds } from './test-report.mjs';

/**
 * Resolves with the exit code, the processor time, null if the system does not report it, and the output, which is
 * shown at once unless it is collected.
 */
export function run(command, args, { cwd, env = {}, isCollected = false } = {}) {
  return new Promise((resolve) => {
    const shown = isCollected ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [import.meta.filename, command, ...args], {
      cwd,
      stdio: ['ignore', shown, shown, 'ipc'],
      env: { ...process.env, ...env },
    });
    let cpuSeconds = null;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('message', (message) => {
      ({ cpuSeconds } = message);
    });
    child.on('error', (error) => resolve({ code: 1, cpuSeconds, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, cpuSeconds, output }));
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
