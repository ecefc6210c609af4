import type { Statement } from '#base/database/sql.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { keptRoleTotals, roleNameOf } from '#modules/people/roles/index.ts';
import { academyWeekOf, academyZone } from '#modules/platform/academy/academy-time.ts';

export interface PeopleRow {
  total_users: number;
  roles: Record<string, number>;
  new_registrations: { today: number; this_week: number; this_month: number };
}

/** From when on a registration counts, by the earlier of two dates. $1 today. */
const spansText = `select $1::date as today, ${academyWeekOf('$1::date')} as week, date_trunc('month', $1::date)::date as month`;

/** In the scope of everybody totals are stored; in other scopes the people are read once. $2 viewer. */
function sourcesOf(scope: PeopleScope) {
  if (scope === 'all')
    return { before: '', totals: keptRoleTotals, registered: `${accounts} u where u.deleted_at is null and` };
  const person = `person as materialized (select u.id, u.created_at, ${roleNameOf('u')} as role
    from ${accounts} u where u.deleted_at is null and ${inPeopleScope(scope, 'u.id', '$2::bigint')}),`;
  const totals = '(select role as name, count(*) as total from person group by role)';
  return { before: person, totals, registered: 'person u where' };
}

/**
 * Users in a scope: all, by primary role, and those new today, this week and this month in the academy's zone (D51).
 */
export function peopleStatement(scope: PeopleScope, viewerId: number, today: string): Statement {
  const { before, totals, registered } = sourcesOf(scope);
  const midnight = (date: string) => `(${date}::timestamp at time zone ${academyZone})`;
  return {
    name: `statistics-people-${scope}`,
    text: `with span as (${spansText}), ${before} total as (${`select * from ${totals} t`}),
      newcomer as (select (u.created_at at time zone ${academyZone})::date as day from ${registered}
        u.created_at >= (select ${midnight('least(week, month)')} from span)
        and u.created_at < (select ${midnight('(today + 1)')} from span))
      select (select coalesce(sum(total), 0)::int from total) as total_users,
        (select coalesce(json_object_agg(name, total order by total desc, name), '{}'::json) from total) as roles,
        (select json_build_object('today', count(*) filter (where day = today),
          'this_week', count(*) filter (where day >= week), 'this_month', count(*) filter (where day >= month))
          from span left join newcomer on true) as new_registrations`,
    values: scope === 'all' ? [today] : [today, viewerId],
  };
}
