import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../checks/tracked-files.ts';
import { libraryNames } from '../codemods/library-names.ts';
import { workspaceRoot } from '../sources/workspace.ts';
import { runCommand } from '../terminal/run-command.ts';

const CODEMODS = { 'library-names': libraryNames };

const [name = '', ...folders] = process.argv.slice(2);

if (!(name in CODEMODS)) {
  console.error(`pnpm codemod <${Object.keys(CODEMODS).join('|')}> [folder…]`);
  process.exit(2);
}
const changed = CODEMODS[name as keyof typeof CODEMODS](workspaceRoot, trackedFiles(...folders));
for (const [file, text] of changed) writeFileSync(path.join(workspaceRoot, file), text);
// Sorts imports, and wraps lines.
if (changed.size > 0)
  await runCommand(path.join(workspaceRoot, 'node_modules/.bin/biome'), ['check', '--write', ...changed.keys()], {
    cwd: workspaceRoot,
  });
for (const file of changed.keys()) console.log(file);
console.log(`${changed.size} files changed`);
