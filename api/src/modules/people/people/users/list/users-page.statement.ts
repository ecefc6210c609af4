import { canonicalRole, hasRole, type Viewer } from '#base/auth/viewer.ts';
import { folded } from '#base/database/folded.ts';
import type { Statement } from '#base/database/sql.ts';
import { accounts, existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { everyRole, keptUserTotal, roleIdOf, roleNameOf } from '#modules/people/roles/index.ts';
import { relationshipsByPerson, userJson, userRows, viewedJson } from '../user-row.ts';
import type { sortKeys, UsersFilter } from '../users.schema.ts';
import { foundRows, superAdmins, waysToFind } from './found-people.ts';
import { filterConditions } from './user-filters.ts';

const keys: Record<(typeof sortKeys)[number], string> = {
  name: folded('u.name'),
  email: 'lower(u.email)',
  created_at: 'u.created_at',
  active: 'u.active',
  role: roleNameOf('u'),
  remainingClasses: remainingOf('u.id'),
};

interface Order {
  /** The key of a row of `users u`. */
  key: string;
  way: 'asc' | 'desc';
}

function orderOf(sort: string, canViewContacts: boolean): Order {
  const by = sort.replace('-', '') as (typeof sortKeys)[number];
  // Ordering by a hidden value would reveal it.
  return { key: by === 'email' && !canViewContacts ? 'u.id' : keys[by], way: sort.startsWith('-') ? 'desc' : 'asc' };
}

const orderBy = ({ key, way }: Order, id = 'u.id') => `${key} ${way}, ${id} ${way}`;

/** The list's conditions on a row of `users u`, and their values; $1 is the viewer. */
function conditionsOf({ viewer, scope, filter, canViewContacts }: UsersPage) {
  const values: unknown[] = [viewer.userId];
  const add = (value: unknown) => `$${values.push(value)}`;
  const { role } = filter;
  const byRole = role && role !== 'all' ? `u.role_id = ${roleIdOf(add(canonicalRole(role)))}` : null;
  const inScope = scope === 'all' ? [] : [inPeopleScope(scope, 'u.id', '$1::bigint')];
  const narrowed = [...inScope, ...filterConditions(filter, { add, canViewContacts })];
  const ways = filter.search ? waysToFind(filter.search, { add, canViewContacts }) : [];
  const hidden = hasRole(viewer, 'super-admin') ? null : `u.id <> all (${superAdmins})`;
  const where = ['u.deleted_at is null', byRole, hidden, ...narrowed].filter((each) => each !== null).join(' and ');
  const isNarrowed = narrowed.length > 0 || ways.length > 0;
  return { values, where, ways, byRole, isNarrowed, hides: hidden !== null, canViewContacts };
}

type Conditions = ReturnType<typeof conditionsOf>;

/** The number of all users, or of a role: stored counts minus hidden users. */
function keptTotal({ byRole, hides }: Conditions): string {
  const kept = keptUserTotal(byRole);
  const less = `(select count(*) from ${existingUsers} u where u.id = any (${superAdmins})
    ${byRole ? `and ${byRole}` : ''})`;
  return `(${kept} - ${hides ? less : '0'})::int`;
}

/**
 * The rows of a page as `accounts`, and their total. The filtered rows are found once, sorted and counted; only the
 * rows of the page are read completely.
 */
function pageOf(conditions: Conditions, order: Order, part: string) {
  const { where, ways, isNarrowed } = conditions;
  if (!isNarrowed)
    return {
      before: '',
      users: `(select u.* from ${accounts} u where ${where} order by ${orderBy(order)} ${part})`,
      total: keptTotal(conditions),
    };
  return {
    before: `with matched as materialized (${foundRows(where, ways, order.key)})`,
    users: `(select u.* from (select id from matched order by ${orderBy({ ...order, key: 'sort_key' }, 'id')} ${part}) m
      join ${accounts} u on u.id = m.id)`,
    total: '(select count(*)::int from matched)',
  };
}

interface UsersPage {
  viewer: Viewer;
  scope: PeopleScope;
  canViewContacts: boolean;
  filter: UsersFilter;
  /** Without it: all rows. */
  window?: { limit: number; offset: number };
}

/**
 * A page of the users whom a viewer can see (D9), and their number, as one statement. Without filters a page is read
 * along an index, however many users there are.
 */
export function usersPageStatement({ window, ...page }: UsersPage): Statement {
  const { filter } = page;
  const conditions = conditionsOf(page);
  const order = orderOf(filter.sort, conditions.canViewContacts);
  const part = window ? `limit ${window.limit} offset ${window.offset}` : '';
  const { before, users, total } = pageOf(conditions, order, part);
  const viewerId = '$1::bigint';
  return {
    text: `${before} select coalesce((select json_agg(json_build_object('user', ${userJson}, 'viewed', ${viewedJson(viewerId)}) order by ${orderBy(order)})
        from ${userRows(users)}
          left join ${relationshipsByPerson(viewerId)} b on b.other_id = u.id), '[]'::json) as rows,
      ${total} as total, ${everyRole} as roles where ${viewerId} is not null`,
    values: conditions.values,
  };
}
