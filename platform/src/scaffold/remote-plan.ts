import type { FileChanges } from './file-changes.ts';
import { ScaffoldError, type Titles } from './names.ts';
import { FIRST_SCREEN, remoteFiles } from './remote-files.ts';
import { planVisit } from './visit-plan.ts';

export function planRemote(changes: FileChanges, name: string, title: Titles): void {
  if (changes.exists(name)) throw new ScaffoldError(`${name} exists already`);
  for (const [file, text] of Object.entries(remoteFiles(name, title))) changes.create(`${name}/${file}`, text);
  planVisit(changes, name, FIRST_SCREEN, `/dashboard/${name.replace(/^mf-/, '')}`);
}
