import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { AnswerOf } from '#base/modules/registry.ts';
import { enrolledClasses } from '#modules/classes/classes/class-enrolment.ts';
import type { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { makeUpNotifications } from './make-ups.notifications.ts';

interface Row {
  usedBy: number | null;
  endsAt: Date;
}

const rowText = `select used_by as "usedBy", ends_at as "endsAt" from make_ups where id = $1 and student_id = $2 for update`;

function unusable(code: string, message: string): AppError {
  return new AppError('conflict', message, [{ path: 'makeupId', code, message }]);
}

/**
 * D103: a new class uses a make-up. @throws AppError if the make-up belongs to another student, is used or has expired.
 */
export const useMakeUp: AnswerOf<typeof classQuestions.useMakeUp> = async (sql: Sql, ctx, { makeUpId, stored }) => {
  const [row] = await sql.query<Row>({ text: rowText, values: [makeUpId, stored.studentId] });
  if (!row) throw fieldError('makeupId', 'unknown', 'There is no such make-up');
  if (row.usedBy !== null) throw unusable('used', 'The make-up is used');
  if (row.endsAt <= ctx.now || row.endsAt <= stored.startsAt)
    throw unusable('expired', 'The make-up is not valid any more on that day');
  await sql.query({
    text: 'update make_ups set used_by = $2, freed_by = null where id = $1',
    values: [makeUpId, stored.id],
  });
  await settleNotifications(sql, { kinds: [makeUpNotifications.ending], relatedId: makeUpId, at: ctx.now });
};

const enrolmentText = `select c.enrolment_id as id from make_ups m join ${enrolledClasses} c on c.id = m.class_id
  where m.id = $1 and m.student_id = $2`;

/** D125: the enrolment of the class that a make-up is for. */
export const enrolmentOfMakeUp: AnswerOf<typeof classQuestions.enrolmentOfMakeUp> = async (
  sql,
  makeUpId,
  studentId,
) => {
  const [row] = await sql.query<{ id: number | null }>({ text: enrolmentText, values: [makeUpId, studentId] });
  return row?.id ?? null;
};

/** A student's make-ups that can be used now. */
export const makeUpsOf: AnswerOf<typeof classQuestions.makeUpsOf> = async (sql, studentId, now) =>
  sql.query({
    name: 'open-make-ups',
    text: `select id::text, until::text from make_ups where student_id = $1 and used_by is null and ends_at > $2
      order by ends_at, make_ups.id`,
    values: [studentId, now],
  });

/** The classes to come that use make-ups for these classes. */
export const bookedMakeUps: AnswerOf<typeof classQuestions.bookedMakeUps> = async (sql, classIds, now) => {
  const found = await sql.query<{ ofId: number; id: number; startsAt: Date }>({
    name: 'booked-make-ups',
    text: `select m.class_id as "ofId", k.id, k.starts_at as "startsAt" from make_ups m join ${timedClasses} k on k.id = m.used_by
      where m.class_id = any($1::bigint[]) and k.starts_at > $2`,
    values: [classIds, now],
  });
  return new Map(found.map(({ ofId, id, startsAt }) => [ofId, { id, startsAt }]));
};
