import { createInterface } from 'node:readline/promises';
import { runRemote } from './remote/remote-run.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

process.exitCode = await runRemote(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  ask,
});
