import { newToken, sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';

export type LinkPurpose = 'confirm' | 'restore' | 'invite';

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const validFor: Record<LinkPurpose, number> = { confirm: 48 * HOUR_MS, restore: WEEK_MS, invite: WEEK_MS };

interface NewLink {
  userId: number;
  purpose: LinkPurpose;
  email: string;
  now: Date;
}

/** @returns the token of a new link. A link to confirm, or to accept an invitation, replaces former ones. */
export async function addLink(sql: Sql, { userId, purpose, email, now }: NewLink): Promise<string> {
  if (purpose !== 'restore') await dropLinks(sql, userId, purpose);
  const token = newToken();
  await sql.query({
    text: `insert into email_links (token_hash, user_id, purpose, email, expires_at, created_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [sha256(token), userId, purpose, email, new Date(now.getTime() + validFor[purpose]), now],
  });
  return token;
}

/** The page on which the owner of an account chooses a password. */
export const invitationLink = (publicUrl: string, token: string): string =>
  new URL(`/auth/invitation?token=${token}`, publicUrl).href;

async function dropLinks(sql: Sql, userId: number, purpose: LinkPurpose): Promise<void> {
  await sql.query({ text: 'delete from email_links where user_id = $1 and purpose = $2', values: [userId, purpose] });
}

/** Ends links that restore addresses which the account has got since a time. */
export async function dropRestoring(sql: Sql, userId: number, since: Date): Promise<void> {
  const text = `delete from email_links where user_id = $1 and purpose = 'restore' and created_at >= $2`;
  await sql.query({ text, values: [userId, since] });
}

/** The addresses that the account had in the last 7 days and that can be restored, as far as others have not got them. */
export async function formerAddresses(sql: Sql, userId: number, now: Date): Promise<string[]> {
  const rows = await sql.query<{ email: string }>({
    text: `select distinct lower(l.email) as email from email_links l join users u on u.id = l.user_id
      where l.user_id = $1 and l.purpose = 'restore' and l.expires_at > $2 and lower(l.email) <> lower(u.email)
        and not exists (select from users o where lower(o.email) = lower(l.email))`,
    values: [userId, now],
  });
  return rows.map(({ email }) => email);
}

interface TakenLink {
  userId: number;
  email: string;
  createdAt: Date;
}

const takeText = `delete from email_links l using users u
  where l.token_hash = $1 and l.purpose = $2 and l.expires_at > $3 and u.id = l.user_id and u.active and u.deleted_at is null
  returning l.user_id as "userId", l.email, l.created_at as "createdAt"`;

/** Uses a link. @throws AppError 422 at `token` if it was used, has expired or never existed. */
export async function takeLink(sql: Sql, purpose: LinkPurpose, token: string, now: Date): Promise<TakenLink> {
  const [link] = await sql.query<TakenLink>({ text: takeText, values: [sha256(token), purpose, now] });
  if (!link) throw fieldError('token', 'invalid', 'The link was used, or is no longer valid');
  return link;
}

const addManyText = `with former as (
    delete from email_links l using json_to_recordset($1::json) p(id bigint) where l.user_id = p.id and l.purpose = $2
  )
  insert into email_links (token_hash, user_id, purpose, email, expires_at, created_at)
  select decode(l.hash, 'hex'), l.id, $2, l.email, $3, $4 from json_to_recordset($1::json) l(hash text, id bigint, email text)`;

/** The same as `addLink` for many people, for another purpose than `restore`. @returns their tokens, by id. */
export async function addLinks(
  sql: Sql,
  people: readonly { id: number; email: string }[],
  { purpose, now }: Pick<NewLink, 'now'> & { purpose: Exclude<LinkPurpose, 'restore'> },
): Promise<Map<number, string>> {
  const tokens = new Map(people.map(({ id }) => [id, newToken()]));
  const links = people.map(({ id, email }) => ({ id, email, hash: sha256(tokens.get(id) ?? '').toString('hex') }));
  const expiresAt = new Date(now.getTime() + validFor[purpose]);
  await sql.query({ text: addManyText, values: [JSON.stringify(links), purpose, expiresAt, now] });
  return tokens;
}
