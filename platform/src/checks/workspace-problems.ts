import { compositionProblems } from '../composition/composition-problems.ts';
import { partInFolder, readDeclaration } from '../sources/read-remote.ts';

/** What keeps the remotes in these folders from living together. */
export async function workspaceProblems(folders: string[]): Promise<string[]> {
  const parts = await Promise.all(folders.map(async (dir) => partInFolder(dir, await readDeclaration(dir))));
  return compositionProblems(parts).map(({ text }) => text);
}
