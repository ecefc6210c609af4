import { layeredClasses } from '#modules/classes/classes/class-refs.ts';

/**
 * SQL: classes that stay cancelled though their hold has ended, and single classes, which take place in a hold that is
 * planned or running (D98).
 */
export const keptInHolds = `select 'hold' as kind, h.id as layer_id, h.student_id as person_id, null::json as name,
    h.from_on::text as from_on, h.to_on::text as to_on, d.class_id, d.state, d.problem,
    (d.former ->> 'startsAt')::timestamptz as wanted_at
  from hold_classes d join holds h on h.id = d.hold_id join ${layeredClasses} c on c.id = d.class_id
  where d.state = 'kept' and c.status = 'cancelled'
  union all select 'hold', h.id, h.student_id, null::json, h.from_on::text, h.to_on::text, c.id, 'skipped', 'single', null
  from holds h join ${layeredClasses} c on c.student_id = h.student_id and c.series_id is null
    and c.starts_at >= h.starts_at and (h.ends_at is null or c.starts_at < h.ends_at)
  where h.state in ('planned', 'running') and c.status = 'scheduled'`;
