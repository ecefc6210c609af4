import type { AnswerOf } from '#base/modules/registry.ts';
import type { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { seriesClassRefs } from '#modules/classes/classes/planned-classes.ts';

/** $1 classes, $2 teachers, $3 exceptions, $4 since. */
const text = `select k.id from unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::timestamptz[]) f(class_id, teacher_id, is_exception, since)
  join ${seriesClassRefs} k on k.id = f.class_id join series s on s.id = k.series_id
  where s.ended_at > f.since or (not f.is_exception
    and (s.ended_at is not null or k.slot_date > s.ends_on or s.teacher_id <> f.teacher_id))`;

/**
 * Classes to be restored that their series no longer has: it has ended, or has another teacher. An exception stays
 * (D92), unless the series has ended since.
 */
export const outdatedClasses: AnswerOf<typeof classQuestions.outdated> = async (sql, former) => {
  const columns = [
    former.map(({ classId }) => classId),
    former.map(({ ofTeacherId }) => ofTeacherId),
    former.map(({ isException }) => isException),
    former.map(({ since }) => since),
  ];
  return (await sql.query<{ id: number }>({ text, values: columns })).map(({ id }) => id);
};
