import { userRef } from '#modules/identity/users-sql.ts';
import { inPeopleScope } from '#modules/people/scope/people-scope.ts';

/** An answer with this score or a lower one needs somebody who looks after it (C24). */
const LOW = 2;
/** For so many days it is listed under what needs attention. */
const LOW_DAYS = 30;

/** SQL: low answers that nobody has looked after, at `now`, as rows `id, student_id, teacher_id, starts_at`. */
export const lowFeedback = (now: string): string => `(select f.id, f.student_id, f.teacher_id, f.created_at as starts_at
  from feedback f where f.score <= ${LOW} and f.handled_at is null and f.created_at > ${now} - interval '${LOW_DAYS} days')`;

/** SQL: whether a row of `feedback f` is low and nobody has looked after it. */
export const isLow = `(f.score <= ${LOW} and f.handled_at is null)`;

/** SQL: whether the viewer reads a row of `feedback f`: a leader of the team, an admin; never its teacher (C24). */
export const canViewFeedback = (scope: 'all' | 'team', viewer: string): string =>
  `(f.teacher_id <> ${viewer} and (${inPeopleScope(scope, 'f.teacher_id', viewer)} or ${inPeopleScope(scope, 'f.student_id', viewer)}))`;

/** SQL: a person as responses name them, or null. */
export const refOrNull = (id: string): string => `case when ${id} is not null then ${userRef(id)} end`;
