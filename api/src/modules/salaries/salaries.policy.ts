import { isAdmin, type Reader } from '#base/auth/reader.ts';
import { holds, mayManage, mayRead, type PersonPolicy } from '#modules/people/users/users.policy.ts';

/** D33: a salary is the teacher's and the admins'. */
export const seesSalaryOf = (reader: Pick<Reader, 'roles' | 'userId'>, teacherId: number): boolean =>
  isAdmin(reader) || reader.userId === teacherId;

export const mayViewSalaries: PersonPolicy = (viewer, person) =>
  holds(person, 'teacher') && seesSalaryOf(viewer.reader, person.id) && mayRead(viewer, person);

/** D33: admins write, with `users.update`; whom that reaches is everybody. */
export const setsSalaries = (reader: Pick<Reader, 'roles' | 'permissions'>): boolean =>
  isAdmin(reader) && reader.permissions.has('users.update');

export const mayChangeSalaries: PersonPolicy = (viewer, person) =>
  mayViewSalaries(viewer, person) && setsSalaries(viewer.reader) && mayManage(viewer, person, 'users.update');
