import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../checks/tracked-files.ts';
import { madeDocuments } from '../documents/made-documents.ts';
import { workspaceRoot } from '../sources/workspace.ts';

const whole = (file: string) => path.join(workspaceRoot, file);
const read = (file: string) => (existsSync(whole(file)) ? readFileSync(whole(file), 'utf8') : '');

const files = { documents: trackedFiles('*.md'), sources: trackedFiles('*.ts', '*.tsx') };
for (const [file, text] of Object.entries(await madeDocuments(files, read))) {
  if (read(file) === text) continue;
  writeFileSync(whole(file), text);
  console.log(`wrote ${file}`);
}
