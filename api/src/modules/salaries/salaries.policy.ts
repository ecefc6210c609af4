import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { holds, mayManage, mayRead, type PersonPolicy } from '#modules/people/users/users.policy.ts';
import { salarySettings } from './salaries.settings.ts';

interface SalaryViewer {
  viewer: Pick<Viewer, 'roles' | 'userId'>;
  settings: ReadSettings;
}

/** D33: a salary is the teacher's and the admins', and the leader's of the team where the academy lets leaders see it (D86). */
export const canViewSalaryOf = ({ viewer, settings }: SalaryViewer, teacherId: number): boolean =>
  isAdmin(viewer) ||
  viewer.userId === teacherId ||
  (hasRole(viewer, 'leader') && settings.get(salarySettings.leaders_see_salaries));

export const mayViewSalaries: PersonPolicy = (viewer, person) =>
  holds(person, 'teacher') && canViewSalaryOf(viewer, person.id) && mayRead(viewer, person);

/** D33: admins write, with `users.update`; whom that reaches is everybody. */
export const setsSalaries = (viewer: Pick<Viewer, 'roles' | 'permissions'>): boolean =>
  isAdmin(viewer) && viewer.permissions.has('users.update');

export const mayChangeSalaries: PersonPolicy = (viewer, person) =>
  mayViewSalaries(viewer, person) && setsSalaries(viewer.viewer) && mayManage(viewer, person, 'users.update');
