import type { User } from '#/api/users.ts';
import { completedProfile } from '#/components/completed-profile.ts';
import { type ListName, places } from '#/components/places.ts';
import type { Reader } from '#/components/use-reader.ts';

type UserLinkId =
  | 'profile'
  | 'completeProfile'
  | 'edit'
  | 'password'
  | 'classes'
  | 'remaining'
  | 'salaries'
  | 'statistics';

export interface UserLink {
  id: UserLinkId;
  to: string;
}

type Allowed = UserLink | false;

function profileOf(user: User, reader: Reader): Allowed {
  const { id, role } = user;
  if (completedProfile(user)) return reader.can('users.update') && { id: 'profile', to: places.editProfile(role, id) };
  const complete = role === 'student' ? places.completeStudent : places.completeTeacher;
  return reader.can('users.create') && { id: 'completeProfile', to: complete(role, id) };
}

function aboutStudent(user: User, reader: Reader): Allowed[] {
  const seesRest = reader.can('users.update') || reader.is('leader', 'admin', 'super-admin');
  return [
    reader.can('classes.my_classes.read') && { id: 'classes', to: places.studentClasses(user.id) },
    seesRest && { id: 'remaining', to: places.remainingClasses(user.id) },
  ];
}

/** D33: salaries are the teacher's own and the admins' to read. */
function aboutTeacher(user: User, reader: Reader): Allowed[] {
  const isOwn = user.id === reader.id;
  return [
    (isOwn || reader.is('admin', 'super-admin')) && { id: 'salaries', to: places.salaries(user.id) },
    (isOwn || reader.is('leader', 'admin', 'super-admin')) && { id: 'statistics', to: places.statistics(user.id) },
  ];
}

/** Where a reader may go from a person of a list: first about the account, then about what they do here. */
export function userLinks(user: User, reader: Reader, list: ListName): { account: UserLink[]; work: UserLink[] } {
  const hasProfile = user.role === 'student' || user.role === 'teacher';
  const mayChange = reader.can('users.update');
  const account: Allowed[] = [
    hasProfile && profileOf(user, reader),
    mayChange && { id: 'edit', to: places.edit(list, user.id) },
    mayChange && { id: 'password', to: places.password(list, user.id) },
  ];
  const work =
    user.role === 'student' ? aboutStudent(user, reader) : user.role === 'teacher' ? aboutTeacher(user, reader) : [];
  const allowed = (links: Allowed[]) => links.filter((link) => link !== false);
  return { account: allowed(account), work: allowed(work) };
}
