import { isAdmin } from '#base/auth/reader.ts';
import { holds, mayManage, mayRead, type PersonPolicy } from '#modules/people/users/users.policy.ts';

/** D33: a salary is the teacher's and the admins'. */
export const seesSalaryOf = (reader: Parameters<typeof isAdmin>[0] & { userId: number }, teacherId: number): boolean =>
  isAdmin(reader) || reader.userId === teacherId;

export const mayViewSalaries: PersonPolicy = (viewer, person) =>
  holds(person, 'teacher') && seesSalaryOf(viewer.reader, person.id) && mayRead(viewer, person);

/** D33: admins write, with `users.update`. */
export const mayChangeSalaries: PersonPolicy = (viewer, person) =>
  mayViewSalaries(viewer, person) && isAdmin(viewer.reader) && mayManage(viewer, person, 'users.update');
