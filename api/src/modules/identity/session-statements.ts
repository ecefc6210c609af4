import type { SessionStatements } from '#base/auth/sessions.ts';
import { hasTwoSteps } from './users-sql.ts';

/** Live sessions of one user; with one more, that which was used least recently ends. */
const MAX_SESSIONS = 50;

/** SQL about a row of `users`, by a module that stands above: what they hold and may do. */
interface HeldSql {
  role: (user: string) => string;
  roles: (user: string) => string;
  permissions: (user: string) => string;
  relativePermissions: (user: string) => string;
}

const usable = 'u.active and u.deleted_at is null';

// One statement: it waits for a running change of the account, and then checks its password and state again.
const begin = `
  with begun as (
    insert into sessions (token_hash, user_id, created_at, expires_at, last_used_at, browser, system)
    select $1, u.id, $3, $4, $3, $6, $7 from users u where u.id = $2 and u.password_hash = $5 and ${usable} for share
    returning user_id),
  ended as (
    delete from sessions where token_hash in (select s.token_hash from sessions s join begun on s.user_id = begun.user_id
      order by s.expires_at desc, s.created_at desc, s.token_hash offset ${MAX_SESSIONS - 1}))
  select from begun`;

/** How sessions are stored, found and ended (D61). */
export const sessionStatements = ({ role, roles, permissions, relativePermissions }: HeldSql): SessionStatements => ({
  viewer: `select s.user_id, s.expires_at, s.last_used_at, ${hasTwoSteps('u.id')} as has_two_steps, ${role('u')} as role, ${roles('u')} as roles, ${permissions('u')} as permissions,
      ${relativePermissions('u')} as relative_permissions
    from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2 and ${usable}`,
  alive: `select encode(s.token_hash, 'hex') as session from sessions s join users u on u.id = s.user_id
    where s.token_hash in (select decode(hash, 'hex') from unnest($1::text[]) hash) and s.expires_at > $2 and ${usable}`,
  begin,
  use: 'update sessions set expires_at = $2, last_used_at = $3 where token_hash = $1',
  end: 'delete from sessions where token_hash = $1',
  endAll: 'delete from sessions where user_id = $1 and token_hash <> $2',
});

/** What has run out of accounts. $1 now. */
export const expiredOfAccounts = [
  'delete from sessions where expires_at <= $1',
  // The tries of an hour count together.
  `delete from reset_contexts where expires_at <= $1::timestamptz - interval '1 hour'`,
  'delete from password_resets where expires_at <= $1',
  'delete from sign_in_challenges where expires_at <= $1',
  `delete from known_devices where last_used_at <= $1::timestamptz - interval '1 year'`,
] as const;
