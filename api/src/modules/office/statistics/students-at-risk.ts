import { accounts, hasAddress } from '#modules/accounts/identity/users-sql.ts';
import { hasClassSince, hasMissedTwice } from '#modules/classes/classes/attention-sql.ts';
import { paidSince } from '#modules/money/purchases/index.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';

const IDLE_DAYS = 14;
const isActive = `coalesce(s.last_status, 'active') = 'active'`;

/** SQL: the active students with a profile, as rows of `s`. */
export const activeStudents = `(select s.id, s.teacher_id, s.remaining, s.created_at from ${profiledStudents} s where ${isActive})`;

/** D51, SQL: why an active student `s` needs attention at `now`. A new student gets the same time before it counts. */
export const risksOf = (now: string) => {
  const since = `${now} - interval '${IDLE_DAYS} days'`;
  return {
    out_of_classes: 's.remaining <= 0',
    without_classes: `s.created_at <= ${since} and not ${hasClassSince('s.id', since)}`,
    missed_twice: hasMissedTwice('s.id'),
  };
};

/** SQL: the number of a teacher's active students who need attention for any reason. */
export const riskCountOf = (teacher: string, now: string): string => {
  const risks = Object.values(risksOf(now)).map((risk) => `(${risk})`);
  return `(select count(*)::int from ${activeStudents} s where s.teacher_id = ${teacher} and (${risks.join(' or ')}))`;
};

/** Within this many hours after a payment the academy chooses a teacher (D119). */
export const TEACHER_HOURS = 24;

/**
 * D119, SQL: students with paid remaining classes and no teacher, as rows `id, since`; `late`: those who have waited
 * too long.
 */
export const studentsWithoutTeacher = (
  now: string,
  late: boolean,
): string => `(select s.id, paid.since from ${activeStudents} s
  cross join lateral (select ${paidSince('s.id')} as since) paid
  where s.teacher_id is null and s.remaining > 0
    and paid.since <= ${now}${late ? ` - interval '${TEACHER_HOURS} hours'` : ''})`;

/** D88, SQL: whether mail to a student, or to a parent of the student, bounced. */
export const hasBouncedAddress = (student: string): string => `exists (select from ${accounts} u
  where u.bounced_email = u.email and ${hasAddress('u')} and u.active and u.deleted_at is null
    and (u.id = ${student} or exists (select from ${effectiveRelations} e
      where e.user_id = ${student} and e.related_user_id = u.id and e.relationship_type = 'parent')))`;
