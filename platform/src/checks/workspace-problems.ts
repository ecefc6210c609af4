import { compositionProblems } from '../composition/composition-problems.ts';
import { partInFolder, readDeclaration } from '../sources/read-remote.ts';

/** Conflicts between the remotes in these folders. */
export async function workspaceProblems(folders: string[]): Promise<string[]> {
  const parts = await Promise.all(folders.map(async (dir) => partInFolder(dir, await readDeclaration(dir))));
  return compositionProblems(parts).map(({ text }) => text);
}
