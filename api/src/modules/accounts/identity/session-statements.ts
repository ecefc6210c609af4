import type { SessionStatements } from '#base/auth/sessions.ts';
import { hasTwoSteps } from './users-sql.ts';

/** The most live sessions of one user; another one ends the least recently used. */
const MAX_SESSIONS = 50;

/** SQL about a row of `users` from a module above: roles and permissions. */
interface HeldSql {
  role: (user: string) => string;
  roles: (user: string) => string;
  permissions: (user: string) => string;
  relativePermissions: (user: string) => string;
  /** An SQL pattern of permissions that a view never has (D124). */
  hiddenInViews: string;
  /** Whether a row of `child_sessions` still holds: the child is young, and the parent still is one (D141). */
  mayOpenChild: (row: string) => string;
}

const usable = 'u.active and u.deleted_at is null';

// One statement: it waits for a running change of the account, then checks password and state again.
const begin = `
  with begun as (
    insert into sessions (token_hash, user_id, created_at, expires_at, last_used_at, browser, system)
    select $1, u.id, $3, $4, $3, $6, $7 from users u where u.id = $2 and u.password_hash = $5 and ${usable} for share
    returning user_id),
  ended as (
    delete from sessions where token_hash in (select s.token_hash from sessions s join begun on s.user_id = begun.user_id
      order by s.expires_at desc, s.created_at desc, s.token_hash offset ${MAX_SESSIONS - 1}))
  select from begun`;

/** A child's session on the parent's device replaces the former one from the same session. */
const beginChild = `
  with former as (delete from child_sessions where opened_from = $7)
  insert into child_sessions
    (token_hash, user_id, opened_by, opened_as, opened_from, browser, system, created_at, last_used_at, expires_at)
  select $1, u.id, $5, $6, $7, $8, $9, $3, $3, $4 from users u
  where u.id = $2 and ${usable} and ($7::bytea is null or exists (select from sessions s where s.token_hash = $7))
  returning user_id`;

// Nobody holds the token of the session from which a child's session was opened.
const end = `
  with view as (delete from session_views where token_hash = $1),
  child as (delete from child_sessions where token_hash = $1 returning opened_from)
  delete from sessions where token_hash = $1 or token_hash in (select opened_from from child)`;

/** The user of token $1, the viewing admin if it is a view, and who opened it if it is a child's session. */
const sessionOrView = (mayOpenChild: (row: string) => string): string => `
  select token_hash, user_id, expires_at, last_used_at, null::bigint as viewed_by, null::bigint as opened_by,
    false as is_own_device from sessions where token_hash = $1
  union all
  select v.token_hash, v.user_id, v.expires_at, null, s.user_id, null, false from session_views v
  join sessions s on s.token_hash = v.viewed_from and s.expires_at > $2 where v.token_hash = $1
  union all
  select c.token_hash, c.user_id, c.expires_at, c.last_used_at, null, c.opened_by, c.opened_from is null
  from child_sessions c where c.token_hash = $1 and ${mayOpenChild('c')}`;

const shown = (permissions: string, hidden: string): string => `case when s.viewed_by is null then ${permissions}
  else array(select p from unnest(${permissions}) p where p not like '${hidden}') end`;

/** How sessions are stored, found and ended (D61). */
export const sessionStatements = ({
  role,
  roles,
  permissions,
  relativePermissions,
  hiddenInViews,
  mayOpenChild,
}: HeldSql): SessionStatements => ({
  viewer: `select s.user_id, s.expires_at, s.last_used_at, ${hasTwoSteps('u.id')} as has_two_steps, ${role('u')} as role, ${roles('u')} as roles, ${shown(permissions('u'), hiddenInViews)} as permissions,
      ${relativePermissions('u')} as relative_permissions, s.viewed_by,
      s.opened_by, s.is_own_device,
      case when w.id is not null then ${roles('w')} end as viewed_by_roles
    from (${sessionOrView(mayOpenChild)}) s join users u on u.id = s.user_id left join users w on w.id = s.viewed_by
    where s.expires_at > $2 and ${usable}`,
  alive: `select encode(s.token_hash, 'hex') as session from (
      select token_hash, user_id, expires_at from sessions
      union all select c.token_hash, c.user_id, c.expires_at from child_sessions c where ${mayOpenChild('c')}
    ) s join users u on u.id = s.user_id
    where s.token_hash in (select decode(hash, 'hex') from unnest($1::text[]) hash) and s.expires_at > $2 and ${usable}`,
  begin,
  beginView: `insert into session_views (token_hash, user_id, created_at, expires_at, viewed_from)
    select $1, u.id, $3, $4, s.token_hash from users u, sessions s where u.id = $2 and s.token_hash = $5 and ${usable}
    returning user_id`,
  use: 'update sessions set expires_at = $2, last_used_at = $3 where token_hash = $1',
  beginChild,
  useChild: 'update child_sessions set last_used_at = $2 where token_hash = $1',
  end,
  endAll: `with child as (delete from child_sessions where user_id = $1 and token_hash <> $2)
    delete from sessions where user_id = $1 and token_hash <> $2`,
});

/** Deletes expired data of accounts. $1 now. */
export const expiredOfAccounts = [
  'delete from session_views where expires_at <= $1',
  'delete from child_sessions where expires_at <= $1',
  'delete from child_codes where expires_at <= $1',
  'delete from sessions where expires_at <= $1',
  // The tries of an hour are counted together.
  `delete from reset_contexts where expires_at <= $1::timestamptz - interval '1 hour'`,
  'delete from sign_in_challenges where expires_at <= $1',
  `delete from known_devices where last_used_at <= $1::timestamptz - interval '1 year'`,
] as const;
