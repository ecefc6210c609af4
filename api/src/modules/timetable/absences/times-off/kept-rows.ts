import { layeredClasses } from '#modules/classes/classes/class-refs.ts';
import { isElsewhere } from '#modules/timetable/timetable/kept-rows.ts';

const wanted = `case d.state when 'kept' then (d.former ->> 'startsAt')::timestamptz else d.to_at end`;

/** The layer was laid over the class without changing it, and the class is still in it. */
const isSkipped = `d.state = 'skipped' and t.undone_at is null and c.status <> 'cancelled'
  and c.starts_at >= t.starts_at and c.starts_at < t.ends_at and (t.kind = 'closure' or c.teacher_id = t.teacher_id)`;

/** SQL: classes that an absence or a closure left as they were, when it was laid or when it was taken back (D97). */
export const keptInTimesOff = `select t.kind, t.id as layer_id, t.teacher_id as person_id,
    case when t.kind = 'closure' then json_build_object('en', t.name_en, 'ar', t.name_ar) end as name,
    t.from_on::text as from_on, t.to_on::text as to_on, d.class_id, d.state, d.problem, ${wanted} as wanted_at
  from time_off_classes d join times_off t on t.id = d.time_off_id join ${layeredClasses} c on c.id = d.class_id
  where (d.state = 'kept' and ${isElsewhere('d.former')}) or (${isSkipped})`;
