import type { Statement } from '#base/database/sql.ts';
import { outcomeCounts, startsInMonth } from '#modules/classes/classes/class-outcomes.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { canViewClass, knownText } from '#modules/classes/classes/row/visible-classes.ts';
import type { ClassViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { academyDateOf, academyWeekOf } from '#modules/platform/academy/academy-time.ts';
import { agreedCounts } from '#modules/timetable/requests/agreed-counts.ts';

const allCounts = { ...outcomeCounts, ...agreedCounts };
const names = Object.keys(allCounts);

/** The academy's weeks that overlap the month, cut at its ends, so that they add up to the month. $2 its first day. */
const weeksText = `select w::date as week, greatest(w::date, $2::date) as first,
    least(w::date + 6, ($2::date + interval '1 month')::date - 1) as last
  from generate_series(${academyWeekOf('$2::date')}::timestamp, $2::date + interval '1 month' - interval '1 day',
    interval '7 days') w`;

/** The outcomes of the month's classes that the viewer sees, by week. $1 viewer. */
export function weeksStatement(viewer: ClassViewer, month: string): Statement {
  const scope = viewer.scopes['classes.my_classes.read'];
  const counts = Object.entries(allCounts).map(([name, count]) => `${count} as ${name}`);
  const day = academyDateOf('c.starts_at');
  return {
    text: `with ${knownText(viewer.hasTeam, '$1::bigint')}, span as (${weeksText}),
      counted as (select ${academyWeekOf(day)} as week, ${counts.join(', ')}
        from ${existingClasses} c where ${startsInMonth('$2::date')} and ${canViewClass(scope, '$1::bigint')} group by 1)
      select s.first::text as "from", s.last::text as "to",
        ${names.map((name) => `coalesce(n.${name}, 0) as ${name}`).join(', ')}
      from span s left join counted n on n.week = s.week order by s.week`,
    values: [viewer.id, `${month}-01`],
  };
}
