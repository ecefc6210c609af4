import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { planNew } from '../scaffold/plan.ts';
import { workspaceRoot } from '../sources/workspace.ts';
import { runCommand } from '../terminal/run-command.ts';

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const line = await lines.question(question);
  lines.close();
  return line;
}

async function create(): Promise<void> {
  const place = { root: workspaceRoot, ...(process.stdin.isTTY ? { ask } : {}) };
  const { changes, words, needsInstall } = await planNew(place, process.argv.slice(2));
  if (needsInstall) changes.edit('pnpm-lock.yaml', (text) => text);
  await changes.write(async (files) => {
    await runCommand(path.join(workspaceRoot, 'node_modules/.bin/biome'), ['check', '--write', ...files], {
      cwd: workspaceRoot,
    });
    if (needsInstall) {
      console.log('Linking packages …');
      await runCommand('npx', ['-y', 'pnpm@12.21.0', 'install'], { cwd: workspaceRoot });
    }
    // In a separate process, which reads the files just written.
    const contract = ['--import', 'tsx', path.join(import.meta.dirname, 'contract.ts')];
    if (process.argv[2] !== 'screen') await runCommand(process.execPath, contract, { cwd: workspaceRoot });
  });
  for (const line of [...changes.files, '', ...words]) console.log(line);
}

await create().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
