import { containsFolded } from '#base/database/folded.ts';
import { addressOf, emailStatusOf, invitationOf } from '#modules/accounts/identity/users-sql.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { isWishedTeacher } from '#modules/people/people/profiles/wished-teachers.ts';
import { furtherTeaching } from '#modules/people/people/scope/enrolments-sql.ts';
import { roleIdOf } from '#modules/people/roles/index.ts';
import type { UsersFilter } from '../users.schema.ts';
import { type SearchValues, searchedPhone } from './found-people.ts';

const profiles = ['student_profiles', 'teacher_profiles'] as const;
const isStudent = `u.role_id = ${roleIdOf(`'student'`)}`;
const isTeacher = `u.role_id = ${roleIdOf(`'teacher'`)}`;

/** SQL: whether one of the profiles of `users u` matches a condition. */
const inProfile = (condition: string, tables: readonly string[] = profiles): string =>
  `u.id in (${tables.map((table) => `select user_id from ${table} where ${condition}`).join(' union all ')})`;

/** By the profile, or by another enrolment (D125). */
const isTaughtBy = (
  teacher: string,
): string => `u.id in (select user_id from student_profiles where teacher_id = ${teacher}
  union all select student_id from (${furtherTeaching}) f where f.teacher_id = ${teacher})`;

/** Only students and teachers have a profile to complete. */
const missingProfile = `((${isStudent} and not exists (select from student_profiles p where p.user_id = u.id))
  or (${isTeacher} and not exists (select from teacher_profiles p where p.user_id = u.id)))`;

function profileConditions(filter: UsersFilter, { add }: SearchValues): string[] {
  const { status, teacher_id, leader_id, section, owes, profile } = filter;
  return [
    status && inProfile(`coalesce(last_status, 'active') = ${add(status)}`),
    teacher_id && isTaughtBy(add(teacher_id)),
    leader_id && inProfile(`leader_id = ${add(leader_id)}`),
    section && inProfile(containsFolded("coalesce(section, '')", `${add(section)}::text`), ['student_profiles']),
    owes !== undefined && `(${remainingOf('u.id')} < 0) = ${add(owes)}`,
    profile && (profile === 'missing' ? missingProfile : inProfile('true')),
    isWishedTeacher('u.id', filter, add),
  ].filter((condition): condition is string => Boolean(condition));
}

/** SQL: the conditions of a filter on rows of `users u`, in addition to the search. */
export function filterConditions(filter: UsersFilter, values: SearchValues): string[] {
  const { add, canViewContacts } = values;
  const { name, email, phone, email_status, invitation, active, ids } = filter;
  const contact = (column: string, searchTerm: () => string) =>
    canViewContacts ? containsFolded(column, searchTerm()) : 'false';
  return [
    ids && `u.id = any (${add(ids)}::bigint[])`,
    name && containsFolded('u.name', `${add(name)}::text`),
    email && contact(`coalesce(${addressOf('u')}, '')`, () => `${add(email)}::text`),
    phone && contact("coalesce(u.phone, '')", () => `${add(searchedPhone(phone))}::text`),
    email_status && (canViewContacts ? `coalesce(${emailStatusOf('u')}, 'none') = ${add(email_status)}` : 'false'),
    invitation && (canViewContacts ? `${invitationOf('u')} = ${add(invitation)}` : 'false'),
    active !== undefined && `u.active = ${add(active)}`,
    ...profileConditions(filter, values),
  ].filter((condition): condition is string => Boolean(condition));
}
