import type { Statement } from '#base/database/sql.ts';
import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { academyZone } from '#modules/platform/academy/academy-time.ts';

const isOfMonth = `c.starts_at >= date_trunc('month', $2::date)::timestamp at time zone ${academyZone}`;

/** A student's remaining classes, null without a profile, and the number of classes that took place. $1 viewer, $2 today. */
export const ownStatement = (viewerId: number, today: string): Statement => ({
  name: 'statistics-own',
  text: `select (select ${remainingOf('s.id')} from ${profiledStudents} s where s.id = $1::bigint) as remaining_classes,
      count(*) filter (where ${isOfMonth})::int as month_classes, count(*)::int as total_classes
    from ${attendedClasses} c where c.student_id = $1::bigint`,
  values: [viewerId, today],
});
