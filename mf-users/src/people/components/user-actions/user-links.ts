import type { User } from '#/base/api/users.ts';
import { type ListName, places } from '#/base/components/people/places.ts';
import { completedProfile } from '#/people/components/completed-profile.ts';

type UserLinkId =
  | 'profile'
  | 'completeProfile'
  | 'edit'
  | 'password'
  | 'classes'
  | 'classesOfTeacher'
  | 'moveClasses'
  | 'calendar'
  | 'freeTimes'
  | 'absence'
  | 'reports'
  | 'remaining'
  | 'salaries'
  | 'statistics'
  | 'audit'
  | 'merge';

export interface UserLink {
  id: UserLinkId;
  to: string;
}

/** `movesClasses`: not only own ones (D7). `readsAudit`: an admin (D124). */
export interface Rights {
  can: (permission: string) => boolean;
  movesClasses: boolean;
  readsAudit: boolean;
}
type Allowed = UserLink | false;

function profileOf(user: User): Allowed {
  const { id, role, may } = user;
  if (completedProfile(user)) return may.updateProfile && { id: 'profile', to: places.editProfile(role, id) };
  const complete = role === 'student' ? places.completeStudent : places.completeTeacher;
  return may.completeProfile && { id: 'completeProfile', to: complete(role, id) };
}

const aboutStudent = ({ id, may }: User, { movesClasses }: Rights): Allowed[] => [
  may.viewClasses && { id: 'classes', to: places.studentClasses(id) },
  movesClasses && { id: 'moveClasses', to: places.moveClassesOf('student', id) },
  may.viewLedger && { id: 'remaining', to: places.remainingClasses(id) },
];

/** Staff filter their own lists by a teacher; viewers without such lists get no link. */
const aboutTeacher = ({ id, may }: User, { can, movesClasses }: Rights): Allowed[] => [
  can('calendar.read') && { id: 'calendar', to: places.calendarOf(id) },
  may.setFreeTimes && { id: 'freeTimes', to: places.freeTimesOf(id) },
  may.setFreeTimes && can('classes.my_classes.update') && { id: 'absence', to: places.absenceOf(id) },
  can('classes.my_classes.read') && { id: 'classesOfTeacher', to: places.classesOf(id) },
  movesClasses && { id: 'moveClasses', to: places.moveClassesOf('teacher', id) },
  can('classes.report.read') && { id: 'reports', to: places.reportsOf(id) },
  may.viewSalaries && { id: 'salaries', to: places.salaries(id) },
  may.viewStatistics && { id: 'statistics', to: places.statistics(id) },
];

/** The links from a person in a list: first about the account, then about classes and payments. */
export function userLinks(user: User, list: ListName, rights: Rights): { account: UserLink[]; work: UserLink[] } {
  const { id, role, may } = user;
  const account: Allowed[] = [
    (role === 'student' || role === 'teacher') && profileOf(user),
    may.update && { id: 'edit', to: places.edit(list, id) },
    may.changePassword && { id: 'password', to: places.password(list, id) },
    rights.readsAudit && { id: 'audit', to: places.auditOf(id) },
    may.merge && { id: 'merge', to: places.merge(list, id) },
  ];
  const work = role === 'student' ? aboutStudent(user, rights) : role === 'teacher' ? aboutTeacher(user, rights) : [];
  const allowed = (links: Allowed[]) => links.filter((link) => link !== false);
  return { account: allowed(account), work: allowed(work) };
}
