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

/** The user of token $1, and the viewing admin if it is a view. */
const sessionOrView = `
  select token_hash, user_id, expires_at, last_used_at, null::bigint as viewed_by from sessions where token_hash = $1
  union all
  select v.token_hash, v.user_id, v.expires_at, null, s.user_id from session_views v
  join sessions s on s.token_hash = v.viewed_from and s.expires_at > $2 where v.token_hash = $1`;

const shown = (permissions: string, hidden: string): string => `case when s.viewed_by is null then ${permissions}
  else array(select p from unnest(${permissions}) p where p not like '${hidden}') end`;

/** How sessions are stored, found and ended (D61). */
export const sessionStatements = ({
  role,
  roles,
  permissions,
  relativePermissions,
  hiddenInViews,
}: HeldSql): SessionStatements => ({
  viewer: `select s.user_id, s.expires_at, s.last_used_at, ${hasTwoSteps('u.id')} as has_two_steps, ${role('u')} as role, ${roles('u')} as roles, ${shown(permissions('u'), hiddenInViews)} as permissions,
      ${relativePermissions('u')} as relative_permissions, s.viewed_by,
      case when w.id is not null then ${roles('w')} end as viewed_by_roles
    from (${sessionOrView}) s join users u on u.id = s.user_id left join users w on w.id = s.viewed_by
    where s.expires_at > $2 and ${usable}`,
  alive: `select encode(s.token_hash, 'hex') as session from sessions s join users u on u.id = s.user_id
    where s.token_hash in (select decode(hash, 'hex') from unnest($1::text[]) hash) and s.expires_at > $2 and ${usable}`,
  begin,
  beginView: `insert into session_views (token_hash, user_id, created_at, expires_at, viewed_from)
    select $1, u.id, $3, $4, s.token_hash from users u, sessions s where u.id = $2 and s.token_hash = $5 and ${usable}
    returning user_id`,
  use: 'update sessions set expires_at = $2, last_used_at = $3 where token_hash = $1',
  end: 'with view as (delete from session_views where token_hash = $1) delete from sessions where token_hash = $1',
  endAll: 'delete from sessions where user_id = $1 and token_hash <> $2',
});

/** Deletes expired data of accounts. $1 now. */
export const expiredOfAccounts = [
  'delete from session_views where expires_at <= $1',
  'delete from sessions where expires_at <= $1',
  // The tries of an hour are counted together.
  `delete from reset_contexts where expires_at <= $1::timestamptz - interval '1 hour'`,
  'delete from sign_in_challenges where expires_at <= $1',
  `delete from known_devices where last_used_at <= $1::timestamptz - interval '1 year'`,
] as const;
