import { layeredClasses } from '#modules/classes/classes/class-refs.ts';
import { isElsewhere } from '#modules/timetable/timetable/kept-rows.ts';

/** The class is at the time that it has without the shift: it could not be moved, or somebody decided so. */
const isLeft = `s.undone_at is null and c.status <> 'cancelled'
  and (d.state = 'skipped' or (d.action = 'stay' and d.state = 'done'))`;

/** SQL: classes that a shift left as they were, when it was laid or when it was taken back (D99). */
export const keptInShifts = `select 'shift' as kind, s.id as layer_id, coalesce(s.teacher_id, s.leader_id) as person_id,
    null::json as name, s.from_on::text as from_on, s.to_on::text as to_on, d.class_id,
    case d.state when 'kept' then 'kept' else 'skipped' end as state,
    case when d.action = 'stay' and d.state = 'done' then 'chosen' else d.problem end as problem,
    case when d.state = 'kept' then (d.former ->> 'startsAt')::timestamptz when d.action <> 'stay' then d.to_at end as wanted_at
  from shift_classes d join shifts s on s.id = d.shift_id join ${layeredClasses} c on c.id = d.class_id
  where (d.state = 'kept' and ${isElsewhere('d.former')}) or (${isLeft})`;
