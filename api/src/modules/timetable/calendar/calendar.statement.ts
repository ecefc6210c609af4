import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { enrolmentOfClass } from '#modules/classes/classes/class-enrolment.ts';
import { shownTitle } from '#modules/classes/classes/class-title.ts';
import { plannedClasses } from '#modules/classes/classes/held-classes.ts';
import { relationFields } from '#modules/classes/classes/row/class-json.ts';
import { canViewClass, knownText } from '#modules/classes/classes/row/visible-classes.ts';
import type { ClassViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { materialRef } from '#modules/library/materials/materials-sql.ts';
import { namedSubject } from '#modules/people/people/index.ts';
import type { CalendarQuery } from './calendar.schema.ts';

const party = (id: string) => `(select json_build_object('id', p.id::text, 'name', p.name, 'timezone', p.timezone)
  from ${userCards} p where p.id = ${id})`;

const classJson = `json_build_object('id', c.id::text, 'title', ${shownTitle('c')}, 'starts_at', ${instantOf('c.starts_at')},
  'ends_at', ${instantOf('c.ends_at')}, 'duration', c.duration_minutes, 'student', ${party('c.student_id')},
  'teacher', ${party('c.teacher_id')}, 'material', ${materialRef('c.material_id')}, 'zoom_link', c.zoom_link, 'series_id', c.series_id::text,
  'subject', ${namedSubject(enrolmentOfClass)},
  'is_trial', c.attendance = 'trial', ${relationFields('$1::bigint')})`;

interface CalendarPage {
  query: Pick<CalendarQuery, 'student_id' | 'teacher_id' | 'per_day'>;
  viewer: ClassViewer;
  /** The start of each day, and the end of the last one. */
  starts: readonly Date[];
  now: Date;
}

/** The planned classes that a viewer sees on some days: the first ones of each day, and the number on each. */
export function calendarStatement({ query, viewer, starts, now }: CalendarPage): Statement {
  const isVisible = canViewClass(viewer.scopes['calendar.read'], '$1::bigint');
  return {
    text: `with ${knownText(viewer.hasTeam, '$1::bigint')},
      planned as materialized (select c.*, width_bucket(c.starts_at, $3::timestamptz[]) as day
        from ${plannedClasses('$2::timestamptz')} c
        where ${isVisible} and c.starts_at >= $4::timestamptz and c.starts_at < $5::timestamptz
          and ($6::bigint is null or c.student_id = $6) and ($7::bigint is null or c.teacher_id = $7)),
      placed as (select c.*, row_number() over (partition by c.day order by c.starts_at, c.id) as place from planned c)
      select coalesce((select json_agg(${classJson} order by c.starts_at, c.id)
          from placed c where c.place <= $8::int), '[]'::json) as rows,
        coalesce((select json_agg(json_build_object('day', d.day - 1, 'total', d.total) order by d.day)
          from (select day, count(*)::int as total from planned group by day) d), '[]'::json) as days,
        (select cardinality(relatives) > 0 from known) as "isRelative"`,
    values: [
      ...[viewer.id, now, starts.map((at) => at.toISOString()), starts[0], starts.at(-1)],
      ...[query.student_id ?? null, query.teacher_id ?? null, query.per_day],
    ],
  };
}
