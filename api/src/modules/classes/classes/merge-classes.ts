import { instantOf } from '#base/database/instant.ts';
import type { MergeCheck, MergeVerb } from '#modules/people/people/merge/merge-parts.ts';

/** SQL: whether a student has classes to come. @param now an instant. */
export const hasClassesToCome = (
  student: string,
  now: string,
): string => `exists (select from classes c where c.student_id = ${student}
  and c.deleted_at is null and c.status = 'scheduled' and c.ends_at > ${now})`;

/** SQL: classes `c` and `o` take place at the same time. */
const atOnce = `c.deleted_at is null and c.status <> 'cancelled' and o.deleted_at is null and o.status <> 'cancelled'
  and tstzrange(c.starts_at, c.ends_at) && tstzrange(o.starts_at, o.ends_at)`;

const overlapText = `select x.id::text, ${instantOf('x.starts_at')} as starts_at
  from classes c join classes o on o.student_id = $2 and ${atOnce}
  cross join lateral (values (c.id, c.starts_at), (o.id, o.starts_at)) x(id, starts_at)
  where c.student_id = $1 and c.ends_at > $3 and o.ends_at > $3 order by c.starts_at, c.id, o.id, x.id limit 20`;

/** D164: one person cannot be in two classes at once. */
export const keepApartWhileOverlapping: MergeCheck = async (sql, { keptId, goneId }, now) => {
  const values = [keptId, goneId, now];
  const classes = await sql.query<{ id: string; starts_at: string }>({ text: overlapText, values });
  return classes.length > 0 ? [{ reason: 'overlap', of: 'both', classes }] : [];
};

/** Classes that were at the same time are over: they stay, as ones whose overlap was allowed (D22). */
const allowText = `update classes c set overlap_by = $3 where c.student_id = $1 and c.overlap_by is null
  and exists (select from classes o where o.student_id = $2 and ${atOnce})`;

/** The numbers of the student who stays remain; the other ones follow them, in their order (D22). */
const moveText = `update classes set student_id = $2,
  class_number = class_number + (select coalesce(max(class_number), 0) from classes where student_id = $2)
  where student_id = $1`;

export const mergeClasses: MergeVerb = async (sql, { keptId, goneId }, { actorId }) => {
  await sql.query({ text: allowText, values: [goneId, keptId, actorId] });
  await sql.query({ text: moveText, values: [goneId, keptId] });
};
