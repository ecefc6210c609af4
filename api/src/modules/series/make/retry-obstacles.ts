import type { ClassHooks, StoredClass } from '#modules/classes/class-hooks.ts';

const waitingText = `select distinct l.series_id::int as "seriesId" from series_obstacles o
  join series_slots l on l.id = o.slot_id join series s on s.id = l.series_id
  where o.state = 'waiting' and o.starts_at < $3::timestamptz and o.ends_at > $2::timestamptz
    and o.starts_at > $2::timestamptz - interval '1 day' and s.id in (
      select id from series where student_id = $1 union select id from series where teacher_id = $4)`;

const isFreed = (before: StoredClass, after: StoredClass | null): boolean =>
  !after ||
  after.status === 'cancelled' ||
  after.startsAt.getTime() !== before.startsAt.getTime() ||
  after.endsAt.getTime() !== before.endsAt.getTime() ||
  after.teacherId !== before.teacherId;

/** D93: when a class gives its time free, the series that waited for it make theirs. */
export const retryObstacles: ClassHooks['changed'][number] = async (sql, { deps }, { before, after }) => {
  if (!before || !isFreed(before, after)) return;
  const values = [before.studentId, before.startsAt, before.endsAt, before.teacherId];
  for (const { seriesId } of await sql.query<{ seriesId: number }>({ text: waitingText, values }))
    await deps.jobs.enqueue(sql, 'series', { seriesId });
};
