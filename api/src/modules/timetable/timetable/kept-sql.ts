import { classRefs } from '#modules/classes/classes/class-refs.ts';

/** SQL: whether a row of a layer concerns a class to come of certain people. $1 now, $2 people, or null for all. */
export const isKeptOf = (row: string): string => `(${row}.former ->> 'startsAt')::timestamptz > $1::timestamptz
    and ($2::bigint[] is null or (${row}.former ->> 'teacherId')::bigint = any($2)
      or exists (select from ${classRefs} c where c.id = ${row}.class_id and (c.student_id = any($2) or c.teacher_id = any($2))))`;
