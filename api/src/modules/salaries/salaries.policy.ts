import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { holds, mayManage, mayRead, type Person, type PersonPolicy } from '#modules/people/users/users.policy.ts';
import { salarySettings } from './salaries.settings.ts';

interface SalaryViewer {
  viewer: Pick<Viewer, 'roles' | 'userId'>;
  settings: ReadSettings;
}

/** Whether the viewer sees the salaries of the own team, if the academy allows it to leaders (D86). */
export const canViewTeamSalaries = ({ viewer, settings }: SalaryViewer): boolean =>
  hasRole(viewer, 'leader') && settings.get(salarySettings.leaders_see_salaries);

/** D33: only the teacher and admins see a salary. The scope of a leader's further roles does not count. */
export const canViewSalaryAnyway = ({ viewer }: Pick<SalaryViewer, 'viewer'>, teacherId: number): boolean =>
  isAdmin(viewer) || viewer.userId === teacherId;

const leads = ({ relationships }: Person) =>
  relationships.some(({ ownRole, otherRole }) => ownRole === 'leader' && otherRole === 'teacher');

export const mayViewSalaries: PersonPolicy = (viewer, person) =>
  holds(person, 'teacher') &&
  (canViewSalaryAnyway(viewer, person.id) ||
    viewer.scopes['salaries.read'] === 'all' ||
    (canViewTeamSalaries(viewer) && leads(person))) &&
  mayRead(viewer, person);

/** D33: admins change salaries, with `users.update`, which for them reaches everybody. */
export const setsSalaries = (viewer: Pick<Viewer, 'roles' | 'permissions'>): boolean =>
  isAdmin(viewer) && viewer.permissions.has('users.update');

export const mayChangeSalaries: PersonPolicy = (viewer, person) =>
  mayViewSalaries(viewer, person) && setsSalaries(viewer.viewer) && mayManage(viewer, person, 'users.update');
