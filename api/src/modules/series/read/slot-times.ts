import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { seriesClassRefs } from '#modules/classes/planned-classes.ts';

const text = `select k.id as "classId", k.slot_date::text as date, l.time, s.zone from ${seriesClassRefs} k
  join series_slots l on l.id = k.slot_id join series s on s.id = k.series_id where k.id = any($1::bigint[])`;

/** When classes of series are by their slot, on the clocks of the series. */
export const findSlotTimes: ClassHooks['slotTimes'] = (sql, classIds) =>
  sql.query({ name: 'slot-times', text, values: [classIds] });
