/** SQL: series with classes to come that were not made, with the first of these (D93). */
export const waitingSeries = (
  now: string,
): string => `(select s.id, s.student_id, s.teacher_id, min(o.starts_at) as starts_at
  from series_obstacles o join series_slots l on l.id = o.slot_id join series s on s.id = l.series_id
  where s.ended_at is null and o.state = 'waiting' and o.starts_at > ${now} group by s.id)`;
