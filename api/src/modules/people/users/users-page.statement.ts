import { canonicalRole, hasRole, type Viewer } from '#base/auth/viewer.ts';
import { containsFolded, folded } from '#base/database/folded.ts';
import type { Statement } from '#base/database/sql.ts';
import { latinDigits } from '#base/http/fields.ts';
import { accounts, existingUsers } from '#modules/identity/users-sql.ts';
import { remainingOf } from '#modules/people/ledger/remaining.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/scope/people-scope.ts';
import { everyRole, holdersOf, keptUserTotal, roleIdOf, roleNameOf } from '#modules/roles/held-roles.ts';
import { relationshipsByPerson, userJson, userRows, viewedJson } from './user-row.ts';
import type { sortKeys, UsersFilter } from './users.schema.ts';

/** Everybody who holds the role of super-admins, by whichever way; few. */
const superAdmins = `array(${holdersOf('super-admin')})`;

const keys: Record<(typeof sortKeys)[number], string> = {
  name: folded('u.name'),
  email: 'lower(u.email)',
  created_at: 'u.created_at',
  active: 'u.active',
  role: roleNameOf('u'),
  remainingClasses: remainingOf('u.id'),
};

function orderOf(sort: string, canViewContacts: boolean): string {
  const key = sort.replace('-', '') as (typeof sortKeys)[number];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  // An order by what may not be seen would tell it.
  if (key === 'email' && !canViewContacts) return `u.id ${direction}`;
  return `${keys[key]} ${direction}, u.id ${direction}`;
}

/** A phone as it is searched: as it is stored, by its digits, where it has any. */
const phoneDigits = (searchTerm: string) => latinDigits(searchTerm).replace(/\D/g, '') || searchTerm;
const isPhone = (searchTerm: string) => /^[\d\s()+.-]+$/.test(latinDigits(searchTerm));

const withCode = (table: string, searchTerm: string) =>
  `select user_id from ${table} where ${containsFolded('code', searchTerm)}`;

/** What a row of `users u` has to be to belong to the list, and its values; $1 is the viewer. */
function conditionsOf(viewer: Viewer, scope: PeopleScope, filter: UsersFilter) {
  const values: unknown[] = [viewer.userId];
  const add = (value: unknown) => `$${values.push(value)}`;
  const canViewContacts = scope !== 'own';
  const contact = (column: string, searchTerm: () => string) =>
    canViewContacts ? containsFolded(column, searchTerm()) : 'false';
  const narrowed: string[] = [];
  const { role, name, email, phone, active, search } = filter;
  const byRole = role && role !== 'all' ? `u.role_id = ${roleIdOf(add(canonicalRole(role)))}` : null;
  if (scope !== 'all') narrowed.push(inPeopleScope(scope, 'u.id', '$1::bigint'));
  if (name) narrowed.push(containsFolded('u.name', `${add(name)}::text`));
  if (email) narrowed.push(contact('u.email', () => `${add(email)}::text`));
  if (phone) narrowed.push(contact("coalesce(u.phone, '')", () => `${add(phoneDigits(phone))}::text`));
  if (active !== undefined) narrowed.push(`u.active = ${add(active)}`);
  if (search) {
    const searchTerm = `${add(search)}::text`;
    narrowed.push(`(${containsFolded('u.name', searchTerm)} or ${contact('u.email', () => searchTerm)}
      or ${contact("coalesce(u.phone, '')", () => (isPhone(search) ? `${add(phoneDigits(search))}::text` : searchTerm))}
      or u.id in (${withCode('student_profiles', searchTerm)} union all ${withCode('teacher_profiles', searchTerm)}))`);
  }
  const hidden = hasRole(viewer, 'super-admin') ? null : `u.id <> all (${superAdmins})`;
  const where = ['u.deleted_at is null', byRole, hidden, ...narrowed].filter((each) => each !== null).join(' and ');
  return { values, where, byRole, isNarrowed: narrowed.length > 0, hides: hidden !== null, canViewContacts };
}

type Conditions = ReturnType<typeof conditionsOf>;

/** How many there are in all, or of a role: kept counts, less those who are hidden. */
function keptTotal({ byRole, hides }: Conditions): string {
  const kept = keptUserTotal(byRole);
  const less = `(select count(*) from ${existingUsers} u where u.id = any (${superAdmins})
    ${byRole ? `and ${byRole}` : ''})`;
  return `(${kept} - ${hides ? less : '0'})::int`;
}

/** Where a page is taken from, and how many there are. What filters leave is looked for once and counted. */
function sourceOf(conditions: Conditions) {
  const { where, isNarrowed } = conditions;
  if (!isNarrowed) return { before: '', users: `${accounts} u where ${where}`, total: keptTotal(conditions) };
  const before = `with matched as materialized (select u.* from ${accounts} u where ${where})`;
  return { before, users: 'matched u', total: '(select count(*)::int from matched)' };
}

interface UsersPage {
  viewer: Viewer;
  scope: PeopleScope;
  filter: UsersFilter;
  /** Without one: all. */
  window?: { limit: number; offset: number };
}

/**
 * A page of the users whom a viewer may see (D9), and how many there are, as one statement. Without filters a page is a walk
 * along an index, however many users there are.
 */
export function usersPageStatement({ viewer, scope, filter, window }: UsersPage): Statement {
  const conditions = conditionsOf(viewer, scope, filter);
  const { before, users, total } = sourceOf(conditions);
  const order = orderOf(filter.sort, conditions.canViewContacts);
  const part = window ? `limit ${window.limit} offset ${window.offset}` : '';
  const viewerId = '$1::bigint';
  return {
    text: `${before} select coalesce((select json_agg(json_build_object('user', ${userJson}, 'viewed', ${viewedJson(viewerId)}) order by ${order})
        from ${userRows(`(select u.* from ${users} order by ${order} ${part})`)}
          left join ${relationshipsByPerson(viewerId)} b on b.other_id = u.id), '[]'::json) as rows,
      ${total} as total, ${everyRole} as roles where ${viewerId} is not null`,
    values: conditions.values,
  };
}
