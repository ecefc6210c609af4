import type { Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';

/** Setting a trial creates people, a relation and a class: it needs the permissions for each of them. */
const forTrial = ['leads.update', 'users.create', 'relations.relatives.create', 'classes.my_classes.create'];

export const holdsForTrial = ({ permissions }: Pick<Viewer, 'permissions'>): boolean =>
  forTrial.every((each) => permissions.has(each));

/** @throws AppError `forbidden`. */
export function requireForTrial(viewer: Viewer): void {
  if (!holdsForTrial(viewer)) throw new AppError('forbidden', 'You do not have the permission for this');
}
