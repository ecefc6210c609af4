import { shownAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import { knownZone } from '#base/time/wall-time.ts';
import { hasAddress, isProved } from './users-sql.ts';

/** A freed value gets a suffix that nobody can type into a form. SQL; $1 is the user. */
export const freed = (column: string): string => `${column} || '#' || $1::text`;

const hideText = `update users set deleted_at = $2, active = false, email = ${freed('email')}, phone = ${freed('phone')},
  handle = null
  where id = $1::bigint`;

/** D5: hides an account, and frees its e-mail and phone. */
export async function hideAccount(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.query({ text: hideText, values: [id, now] });
}

/** Replaces a primary role of users by another one. */
export async function replacePrimaryRole(sql: Sql, former: number, next: number): Promise<void> {
  await sql.query({ text: 'update users set role_id = $2 where role_id = $1', values: [former, next] });
}

/** Keeps these accounts from being erased until the transaction ends. */
export async function holdUsers(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query({ text: 'select from users where id = any($1::bigint[]) order by id for key share', values: [ids] });
}

export async function nameOf(sql: Sql, userId: number): Promise<string> {
  const [row] = await sql.query<{ name: string }>({
    name: 'user-name',
    text: 'select name from users where id = $1',
    values: [userId],
  });
  return row?.name ?? '';
}

/** The address of a user; null for a person without one (D140). */
export async function emailOf(sql: Sql, userId: number): Promise<string | null> {
  const [row] = await sql.query<{ email: string }>({ text: 'select email from users where id = $1', values: [userId] });
  return shownAddress(row?.email ?? null);
}

/** With what a user signs in: the address, or the user name. */
export async function signInNameOf(sql: Sql, userId: number): Promise<string> {
  const text = 'select email, handle from users where id = $1';
  const [row] = await sql.query<{ email: string; handle: string | null }>({ text, values: [userId] });
  return shownAddress(row?.email ?? null) ?? row?.handle ?? '';
}

/** The account that a deleted one became part of (D164); null if none. */
export async function mergedInto(sql: Sql, userId: number): Promise<number | null> {
  const text = 'select merged_into as id from users where id = $1';
  const [row] = await sql.query<{ id: number | null }>({ text, values: [userId] });
  return row?.id ?? null;
}

/** The language of a user's pages; English if it is unknown. */
export async function languageOf(sql: Sql, userId: number): Promise<'en' | 'ar'> {
  const [row] = await sql.query<{ language: 'en' | 'ar' | null }>({
    name: 'user-language',
    text: 'select language from users where id = $1',
    values: [userId],
  });
  return row?.language ?? 'en';
}

interface AddressAccount {
  id: number;
  /** Whether it is the address's owner who uses the account; else it gets nothing that belongs to the owner. */
  isProved: boolean;
}

/** The account of an address; null without one. */
export async function accountOf(sql: Sql, email: string): Promise<AddressAccount | null> {
  const text = `select u.id, ${isProved('u')} as "isProved" from users u where lower(u.email) = lower($1) and ${hasAddress('u')} and u.deleted_at is null`;
  const [row] = await sql.query<AddressAccount>({ text, values: [email] });
  return row ?? null;
}

/** The zones of several people, by id (D55). */
export async function zonesOf(sql: Sql, userIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql.query<{ id: number; timezone: string }>({
    name: 'user-zones',
    text: 'select id, timezone from users where id = any($1::bigint[])',
    values: [userIds],
  });
  return new Map(rows.map(({ id, timezone }) => [id, knownZone(timezone)]));
}

/** The time zone of a user (D55). */
export async function zoneOf(sql: Sql, userId: number): Promise<string> {
  const [row] = await sql.query<{ timezone: string }>({
    name: 'user-zone',
    text: 'select timezone from users where id = $1',
    values: [userId],
  });
  return knownZone(row?.timezone);
}
