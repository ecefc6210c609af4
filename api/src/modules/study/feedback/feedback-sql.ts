import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';

/** An answer with this score or a lower one needs a follow-up by staff (C24). */
const LOW = 2;
/** The number of days for which it is listed under what needs attention. */
const LOW_DAYS = 30;

/** SQL: low answers without a follow-up at `now`, as rows `id, student_id, teacher_id, starts_at`. */
export const lowFeedback = (now: string): string => `(select f.id, f.student_id, f.teacher_id, f.created_at as starts_at
  from feedback f where f.score <= ${LOW} and f.handled_at is null and f.created_at > ${now} - interval '${LOW_DAYS} days')`;

/** SQL: whether a row of `feedback f` is low and without a follow-up. */
export const isLow = `(f.score <= ${LOW} and f.handled_at is null)`;

/** SQL: whether a row `f` of feedback is about none of the people who look. @param looking SQL: the ids of `lookers`. */
export const isAboutOthers = (looking: string): string => `f.teacher_id <> all (${looking})`;

/**
 * SQL: whether the viewer may read a row of `feedback f`: leaders of the team and admins may; its teacher never may,
 * not in a view as somebody else either (C24).
 * @param looking SQL: the ids of `lookers`.
 */
export const canViewFeedback = (scope: 'all' | 'team', viewer: string, looking: string): string =>
  `(${viewer} is not null and ${isAboutOthers(looking)} and (${inPeopleScope(scope, 'f.teacher_id', viewer)} or ${inPeopleScope(scope, 'f.student_id', viewer)}))`;

/** SQL: a person in responses, or null. */
export const refOrNull = (id: string): string => `case when ${id} is not null then ${userRef(id)} end`;
