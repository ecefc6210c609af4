import { holds, type Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Judgement } from './judge-lines.ts';

/** Permissions that a program needs beyond `users.create`, by what the people of a file are (D158). */
function neededFor({ updated, parents, newParents, namedParents }: Judgement): string[] {
  return [
    ...(updated > 0 || namedParents.length > 0 ? ['users.read', 'users.update'] : []),
    ...(parents.size > 0 || newParents.length > 0 ? ['relations.relatives.create'] : []),
  ];
}

/**
 * A file shows and changes people who are known, and relates parents: a key needs the permissions for that, since
 * whoever imports by hand is an admin. @throws AppError `forbidden`
 */
export function requireOfProgram(viewer: Viewer, judgement: Judgement): void {
  if (!viewer.key) return;
  const missing = neededFor(judgement).filter((permission) => !holds(viewer, permission));
  if (missing.length > 0)
    throw new AppError('forbidden', `For the people of this file the key needs ${missing.join(' and ')}`);
}
