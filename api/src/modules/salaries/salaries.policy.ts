import { isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { holds, mayManage, mayRead, type PersonPolicy } from '#modules/people/users/users.policy.ts';

/** D33: a salary is the teacher's and the admins'. */
export const canViewSalaryOf = (viewer: Pick<Viewer, 'roles' | 'userId'>, teacherId: number): boolean =>
  isAdmin(viewer) || viewer.userId === teacherId;

export const mayViewSalaries: PersonPolicy = (viewer, person) =>
  holds(person, 'teacher') && canViewSalaryOf(viewer.viewer, person.id) && mayRead(viewer, person);

/** D33: admins write, with `users.update`; whom that reaches is everybody. */
export const setsSalaries = (viewer: Pick<Viewer, 'roles' | 'permissions'>): boolean =>
  isAdmin(viewer) && viewer.permissions.has('users.update');

export const mayChangeSalaries: PersonPolicy = (viewer, person) =>
  mayViewSalaries(viewer, person) && setsSalaries(viewer.viewer) && mayManage(viewer, person, 'users.update');
