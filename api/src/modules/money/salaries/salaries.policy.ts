import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { hasRole, type Viewer } from '#base/auth/viewer.ts';
import {
  holds,
  mayManage,
  mayRead,
  type Person,
  type PersonPolicy,
} from '#modules/people/people/users/users.policy.ts';
import { salarySettings } from './salaries.settings.ts';

/** The permissions by which salaries are changed (D32, D33). */
export type SalaryPermission = 'salaries.update' | 'salaries.reopen';

interface SalaryViewer {
  viewer: Pick<Viewer, 'roles' | 'userId'>;
  settings: ReadSettings;
}

/** Whether the viewer sees the salaries of their own team, if the academy allows it to leaders (D86). */
export const canViewTeamSalaries = ({ viewer, settings }: SalaryViewer): boolean =>
  hasRole(viewer, 'leader') && settings.get(salarySettings.leaders_see_salaries);

const leads = ({ relationships }: Person) =>
  relationships.some(({ ownRole, otherRole }) => ownRole === 'leader' && otherRole === 'teacher');

/** D33: the teacher, and viewers with `salaries.read` for everybody. The scope of a leader's further roles does not count. */
export const mayViewSalaries: PersonPolicy = (access, person) =>
  holds(person, 'teacher') &&
  (access.viewer.userId === person.id ||
    access.scopes['salaries.read'] === 'all' ||
    (canViewTeamSalaries(access) && leads(person) && mayRead(access, person)));

/** D33: viewers with `salaries.update` for everybody; the viewer's own salary only with `users.update` for everybody too. */
export const mayChangeSalaries: PersonPolicy = (access, person) =>
  mayViewSalaries(access, person) &&
  access.scopes['salaries.update'] === 'all' &&
  (access.viewer.userId !== person.id || access.scopes['users.update'] === 'all') &&
  mayManage(access, person, 'salaries.update');
