import type { FileChanges } from './file-changes.ts';
import { ScaffoldError, type Titles } from './names.ts';
import { remoteFiles } from './remote-files.ts';

export function planRemote(changes: FileChanges, name: string, title: Titles): void {
  if (changes.exists(name)) throw new ScaffoldError(`${name} exists already`);
  for (const [file, text] of Object.entries(remoteFiles(name, title))) changes.create(`${name}/${file}`, text);
}
