import { folded } from '#base/database/folded.ts';
import type { Statement } from '#base/database/sql.ts';
import { offsetOf } from '#base/http/pages.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { overdueClasses } from '#modules/classes/classes/attention-sql.ts';
import { heldMinutes, outcomeCounts, startsInMonth } from '#modules/classes/classes/class-outcomes.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { firstHoldersOf, holdersOf, holderTotalOf, holdsRole } from '#modules/people/roles/index.ts';
import { agreedCounts } from '#modules/timetable/requests/agreed-counts.ts';
import type { TeachersQuery } from './statistics.schema.ts';
import { riskCountOf } from './students-at-risk.ts';

const NOW = '$3::timestamptz';
const counts = { ...outcomeCounts, ...agreedCounts, held_minutes: heldMinutes };
const names = Object.keys(counts);
const shown = names.map((name) => `coalesce(l.${name}, 0) as ${name}`).join(', ');

interface TeachersPage {
  scope: PeopleScope;
  viewerId: number;
  query: Omit<TeachersQuery, 'month'>;
  month: string;
  now: Date;
}

/**
 * In the scope of everybody it reads only teachers who can be on the page: those with classes in the month, and the
 * first by name.
 */
const teacherText = (scope: PeopleScope): string =>
  scope === 'all'
    ? `select u.id, u.name from load l join ${existingUsers} u on u.id = l.teacher_id where ${holdsRole('u', 'teacher')}
      union ${firstHoldersOf('teacher', '$4::int + $5::int')}`
    : `select u.id, u.name from ${existingUsers} u
      where u.id in (${holdersOf('teacher')}) and ${inPeopleScope(scope, 'u.id', '$1::bigint')}`;

/** A page of the teachers in the scope with their work in a month, most held classes first (D51). */
export const teachersStatement = ({ scope, viewerId, query, month, now }: TeachersPage): Statement => ({
  text: `with load as materialized (select c.teacher_id, ${Object.entries(counts)
    .map(([name, count]) => `${count} as ${name}`)
    .join(', ')} from ${existingClasses} c where ${startsInMonth('$2::date')} group by 1),
    overdue as materialized (select teacher_id, count(*)::int as total from ${overdueClasses(NOW)} o group by 1),
    teacher as materialized (${teacherText(scope)}),
    page as (select t.id, t.name, ${shown} from teacher t left join load l on l.teacher_id = t.id
      order by coalesce(l.held, 0) desc, ${folded('t.name')}, t.id limit $4::int offset $5::int)
    select ${scope === 'all' ? holderTotalOf('teacher') : '(select count(*)::int from teacher)'} as total, coalesce((select json_agg(json_build_object(
      'id', p.id::text, 'name', p.name, ${names.map((name) => `'${name}', p.${name}`).join(', ')},
      'overdue_reports', coalesce((select o.total from overdue o where o.teacher_id = p.id), 0),
      'students_at_risk', ${riskCountOf('p.id', NOW)}) order by p.held desc, ${folded('p.name')}, p.id) from page p), '[]'::json) as rows
    from (select $1::bigint) viewer`,
  values: [viewerId, `${month}-01`, now, query.per_page, offsetOf(query)],
});
