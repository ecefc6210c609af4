import { instantOf } from '#base/database/instant.ts';
import { jsonPairsOf } from '#base/fields/fields.ts';
import { userCards, userClock } from '#modules/accounts/identity/users-sql.ts';
import { seriesClassRefs } from '#modules/classes/classes/planned-classes.ts';
import { relationFields } from '#modules/classes/classes/row/class-json.ts';
import { materialRef } from '#modules/library/materials/materials-sql.ts';
import { enrolmentOf, namedSubject } from '#modules/people/people/index.ts';
import { contentFields, ruleFields } from '../series.fields.ts';

const enrolment = enrolmentOf('c');
const slots = `(select json_agg(json_build_object('id', l.id::text, 'weekday', l.weekday, 'time', l.time,
  'minutes', l.minutes) order by l.weekday, l.time) from series_slots l where l.series_id = c.id)`;

/** SQL: whether a row of `series c` still makes classes. */
export const isActive = (now: string): string =>
  `(c.ended_at is null and (c.ends_on is null or c.ends_on >= (${now})::date - 1)
    and (c.count is null or c.made_until is null or exists (select from ${seriesClassRefs} k
      where k.series_id = c.id and k.starts_at > ${now} and k.status = 'scheduled')
      or c.made_until < c.starts_on + interval '1 day'))`;

const next = (now: string) => `(select ${instantOf('min(k.starts_at)')} from ${seriesClassRefs} k
  where k.series_id = c.id and k.status = 'scheduled' and k.starts_at > ${now})`;

const waiting = (now: string) => `(select count(*)::int from series_obstacles o join series_slots l on l.id = o.slot_id
  where l.series_id = c.id and c.ended_at is null and o.state = 'waiting' and o.starts_at > ${now})`;

/** SQL: the fields of a row of `series c`, for `json_build_object`; the statement needs `known`. */
export const seriesPairs = (
  viewer: string,
  now: string,
): string => `'id', c.id::text, 'student', ${userClock('c.student_id')},
  'teacher', ${userClock('c.teacher_id')}, 'enrolmentId', ${enrolment}::text, 'subject', ${namedSubject(enrolment)},
  'material', ${materialRef('c.material_id')}, 'zone', c.zone, 'zoneOf', c.zone_of,
  'slots', ${slots}, ${jsonPairsOf(ruleFields)},
  'status', case when ${isActive(now)} then 'active' else 'ended' end, 'endReason', c.end_reason, 'nextAt', ${next(now)},
  'waiting', ${waiting(now)}, 'has_ended', c.ended_at is not null, ${relationFields(viewer)}`;

const classes = (
  now: string,
) => `(select coalesce(json_agg(json_build_object('id', k.id::text, 'slotId', k.slot_id::text, 'date', k.slot_date,
    'startsAt', ${instantOf('k.starts_at')}, 'endsAt', ${instantOf('k.ends_at')}, 'isException', k.is_exception,
    'status', case when k.status = 'scheduled' and k.ends_at <= ${now} then 'needs_report_to_end' else k.status end,
    'teacher', (select json_build_object('id', p.id::text, 'name', p.name) from ${userCards} p where p.id = k.teacher_id))
    order by k.starts_at, k.id), '[]'::json)
  from ((select * from ${seriesClassRefs} f where f.series_id = c.id and f.starts_at > ${now})
    union all (select * from ${seriesClassRefs} f where f.series_id = c.id and f.starts_at <= ${now}
      order by f.starts_at desc limit 5)) k)`;

const notMade = (now: string) => `(select coalesce(json_agg(json_build_object('id', o.id::text, 'date', o.slot_date,
    'startsAt', ${instantOf('o.starts_at')}, 'endsAt', ${instantOf('o.ends_at')}, 'reason', o.reason, 'state', o.state)
    order by o.starts_at, o.id), '[]'::json)
  from series_obstacles o join series_slots l on l.id = o.slot_id where l.series_id = c.id and c.ended_at is null and o.starts_at > ${now})`;

/** SQL: the fields of a series' page in addition to its row. */
export const detailPairs = (now: string): string => `${jsonPairsOf(contentFields)}, 'pastId', c.past_id::text,
  'followingId', (select max(f.id)::text from series f where f.past_id = c.id), 'classes', ${classes(now)},
  'notMade', ${notMade(now)}`;
