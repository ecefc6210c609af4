import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The real path of the deepest existing part of `path`. */
async function existingPart(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const above = dirname(path);
    // A link to nothing does not count as a folder that can be made later.
    if (codeOf(error) !== 'ENOENT' || above === path) throw error;
    return existingPart(above);
  }
}

/** Whether no link on the way leads out of `root`. The root itself may be a link. */
export async function insideFolder(root: string, path: string): Promise<boolean> {
  try {
    const [home, place] = await Promise.all([existingPart(root), existingPart(path)]);
    const way = relative(home, place);
    // A path that does not exist yet is below one that does: for a new store, above its root.
    return way !== '..' && !way.startsWith(`..${sep}`);
  } catch (error) {
    if (['ELOOP', 'ENOTDIR', 'EACCES'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** Opens a file for reading. @throws ELOOP for a link; a pipe does not block. */
export const openUnlinked = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
