import { NO_ADDRESS_DOMAIN } from '@academy/shared-auth/typed-text';
import { containsFolded, containsIndexed } from '#base/database/folded.ts';

/*
 * What modules above may read of users, as SQL. Each is a plain subquery that the planner inlines, so that the indexes
 * of the table are used.
 */

const columns = `id, name, email, phone, role_id, image, timezone, language, mail_language, active, subscription_package_id, created_at,
  deleted_at, email_verified_at, bounced_email, handle`;

/** SQL: whether a row has an e-mail address, to which mail goes and with which the person signs in (D140). */
export const hasAddress = (u: string): string => `lower(${u}.email) not like '%@${NO_ADDRESS_DOMAIN}'`;

/** SQL: the e-mail address of a row; null for a person without one (D140). */
export const addressOf = (u: string): string => `case when ${hasAddress(u)} then ${u}.email end`;

/** Whether mail reaches a user, as far as it is known (D82, D87). */
export const emailStatuses = ['verified', 'unverified', 'bounced'] as const;

/** SQL: the e-mail status of a row of `accounts`; null for a person without an address (D140). */
export const emailStatusOf = (u: string): string => `case when not ${hasAddress(u)} then null
  when lower(${u}.bounced_email) = lower(${u}.email) then 'bounced'
  when ${u}.email_verified_at is null then 'unverified' else 'verified' end`;

/**
 * SQL: whether a row of `users` may be taken for the owner of its address. Anybody can sign up with an address of
 * somebody else, so only a mail proves it: a confirmed address, an accepted invitation, a reset.
 */
export const isProved = (u: string): string => `${u}.email_verified_at is not null`;

/** D87: not invited, invited, or signed in. */
export const invitationStates = ['none', 'invited', 'signed_in'] as const;

/** SQL: whether a parent has opened the academy as this user (D141), perhaps in a session that no longer holds. */
export const hasChildSession = (user: string): string =>
  `exists (select from child_sessions h where h.user_id = ${user})`;

/** SQL: whether the person of a row has signed in; who has confirmed the address counts as such. */
const hasSignedIn = (u: string): string => `(${isProved(u)}
  or exists (select from known_devices d where d.user_id = ${u}.id)
  or exists (select from sessions s where s.user_id = ${u}.id))`;

/** SQL: when the person of a row was last invited, at the present address; null: not invited, or signed in since. */
export const invitedAt = (u: string): string => `(select max(l.created_at) from email_links l
  where l.user_id = ${u}.id and l.purpose = 'invite' and not ${hasSignedIn(u)})`;

/** SQL: whether the person of a row can be invited. */
export const canBeInvited = (u: string): string => `(${u}.active and ${hasAddress(u)} and not ${hasSignedIn(u)})`;

/** SQL: one of `invitationStates`; null for somebody who has not signed in, and has no address (D140) or is deactivated. */
export const invitationOf = (u: string): string => `case when ${hasSignedIn(u)} then 'signed_in'
  when not ${canBeInvited(u)} then null when ${invitedAt(u)} is not null then 'invited' else 'none' end`;

/** Everything of every account except the password, including deleted accounts. */
export const accounts = `(select ${columns} from users)`;

/** The same with the search text `folded`, whose grams are indexed for users who are not deleted. */
export const searchableAccounts = `(select ${columns}, folded from users)`;

/**
 * SQL: the ids of all users, including deleted ones, whose name contains a search term. The index has more than names,
 * so its matches are checked. @param length of the folded term.
 */
export const usersNamed = (searchTerm: string, length: number): string => `
  select id from users where deleted_at is null and ${containsIndexed('folded', searchTerm, length)} and ${containsFolded('name', searchTerm)}
  union all select id from users where deleted_at is not null and ${containsFolded('name', searchTerm)}`;

interface PageByName {
  /** SQL: the first rows of a user `u`, by `id`, as many as the page may need. */
  rows: string;
  way: 'asc' | 'desc';
  limit: string;
  offset: string;
}

/**
 * SQL: a page of the ids of rows that belong to users, including deleted ones, by the users' names. It reads user by
 * user along an index, until the page is full.
 */
export function pageByName({ rows, way, limit, offset }: PageByName): string {
  const half = (which: string) => `(select r.id, u.folded_name from
    (select id, fold_text(name) as folded_name from users where deleted_at is ${which}) u cross join lateral (${rows}) r
    order by u.folded_name ${way}, r.id ${way} limit ${limit}::int + ${offset}::int)`;
  return `select id from (${half('null')} union all ${half('not null')}) h
    order by folded_name ${way}, id ${way} limit ${limit} offset ${offset}`;
}

/** All users, including deleted ones, with what others may see: neither contacts nor password. */
export const userCards = '(select id, name, image, role_id, timezone, active, deleted_at from users)';

/** The same without deleted users. */
export const existingUsers = '(select id, name, image, role_id, active from users where deleted_at is null)';

/** Users who may sign in. */
export const activeUsers = '(select id, name, image, role_id from users where active and deleted_at is null)';

/** A user's name. */
export const userName = (id: string): string => `(select name from users where id = ${id})`;

/** A user in responses. */
export const userRef = (id: string): string =>
  `(select json_build_object('id', n.id::text, 'name', n.name) from users n where n.id = ${id})`;

/** SQL: the same with the user's time zone. */
export const userClock = (id: string): string =>
  `(select json_build_object('id', n.id::text, 'name', n.name, 'timezone', n.timezone) from users n where n.id = ${id})`;

/** The language of a user's pages, if known. */
export const userLanguage = (id: string): string => `(select language from users where id = ${id})`;

/** SQL: the language of the mails of a row of `accounts` or `users`, if known (D169). */
export const mailLanguage = (u: string): string => `coalesce(${u}.mail_language, ${u}.language)`;

/** SQL: when a user last signed in or used a session, as far as it is stored; null otherwise. */
export const lastUseOf = (
  user: string,
): string => `greatest((select max(coalesce(d.last_used_at, d.created_at)) from known_devices d where d.user_id = ${user}),
  (select max(s.last_used_at) from sessions s where s.user_id = ${user}))`;

/** SQL: whether a user signs in with a second step (D120). */
export const hasTwoSteps = (
  user: string,
): string => `(exists (select from totp_secrets t where t.user_id = ${user} and t.confirmed_at is not null)
  or exists (select from passkeys k where k.user_id = ${user}))`;
