import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  DOCUMENT_FILE,
  documentText,
  readBase,
  readWorkspace,
  usesFile,
  usesText,
} from '../api-contract/contract-files.ts';
import { changesSince, explanationsIn, unexplained } from '../api-contract/contract-problems.ts';
import { neededVersion } from '../api-contract/contract-version.ts';
import { currentContract } from '../api-contract/current-contract.ts';
import { workspaceRoot } from '../sources/workspace.ts';

const API = 'api/package.json';
const files = readWorkspace(workspaceRoot);
const write = (file: string, text: string): void => {
  if (files(file) === text) return;
  writeFileSync(path.join(workspaceRoot, file), text);
  console.log(`wrote ${file}`);
};

/** Writes the document of the API and each remote's use of it, with exactly the version that the changes need. */
async function update(): Promise<void> {
  const { document, uses } = await currentContract();
  const since = changesSince(readBase(workspaceRoot), { document, uses });
  let { version } = document.info;
  if (since) {
    const needed = neededVersion(since.before, since.changes);
    const open = unexplained(since.changes, explanationsIn(files), needed);
    if (open.length > 0) throw new Error(open.join('\n'));
    version = needed;
  }
  write(API, (files(API) ?? '').replace(/("version": ")[^"]*/, `$1${version}`));
  write(DOCUMENT_FILE, documentText({ ...document, info: { ...document.info, version } }));
  for (const [name, operations] of Object.entries(uses)) write(usesFile(name), usesText(operations));
  console.log(`API ${version}`);
}

await update().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
