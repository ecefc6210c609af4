import { foldText, NO_ADDRESS_DOMAIN } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';

/** How Arabic letters are usually written in Latin ones; short vowels are not in the text. */
const latin: Readonly<Record<string, string>> = {
  ...{ ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's' },
  ...{ ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm' },
  ...{ ن: 'n', ه: 'h', و: 'u', ي: 'i', ى: 'a', پ: 'p', چ: 'ch', ژ: 'zh', ک: 'k', گ: 'g', ی: 'i' },
};
const first: Readonly<Record<string, string>> = { و: 'w', ي: 'y', ی: 'y' };

const MOST_LETTERS = 20;
const FALLBACK = 'student';

/** The first word of a name in small Latin letters. */
export function handleOf(name: string): string {
  const [word = ''] = foldText(name).trim().split(/\s+/);
  const letters = Array.from(word, (letter, at) => (at === 0 && first[letter]) || (latin[letter] ?? letter));
  return (
    letters
      .join('')
      .replace(/[^a-z]/g, '')
      .slice(0, MOST_LETTERS) || FALLBACK
  );
}

/** A user name as it is stored, however it was typed. */
export const typedHandle = (typed: string): string => foldText(typed).trim();

const LOCK = 4_711_150;
const TRIED = 100;
const MOST_DIGITS = 1_000_000;

/** A free user name, made from a person's name (D140): `yusuf`, `yusuf2`. It stays free until the transaction ends. */
export async function freeHandle(sql: Sql, name: string): Promise<string> {
  const base = handleOf(name);
  const lock = 'select pg_advisory_xact_lock_shared($1::int::bigint), pg_advisory_xact_lock($1::int, hashtext($2))';
  await sql.query({ text: lock, values: [LOCK, base] });
  const wanted = Array.from({ length: TRIED }, (_, at) => (at === 0 ? base : `${base}${at + 1}`));
  const text = 'select handle from users where handle = any($1::text[])';
  const rows = await sql.query<{ handle: string }>({ text, values: [wanted] });
  const taken = new Set(rows.map(({ handle }) => handle));
  const random = () => `${base}${TRIED + Math.floor(Math.random() * MOST_DIGITS)}`;
  return wanted.find((handle) => !taken.has(handle)) ?? random();
}

const takenText = `select handle from users where rtrim(handle, '0123456789') = any($1::text[])`;

/** The same for many people at once, in the order of their names: the first `yusuf` gets the lowest free number. */
export async function freeHandles(sql: Sql, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const bases = names.map(handleOf);
  await sql.query({ text: 'select pg_advisory_xact_lock($1::bigint)', values: [LOCK] });
  const rows = await sql.query<{ handle: string }>({ text: takenText, values: [[...new Set(bases)]] });
  const taken = new Set(rows.map(({ handle }) => handle));
  const last = new Map<string, number>();
  return bases.map((base) => {
    let at = (last.get(base) ?? 0) + 1;
    while (taken.has(at === 1 ? base : `${base}${at}`)) at += 1;
    last.set(base, at);
    return at === 1 ? base : `${base}${at}`;
  });
}

/** What is stored as the e-mail address of a person who has none (D140). */
export const noAddressFor = (handle: string): string => `${handle}@${NO_ADDRESS_DOMAIN}`;

/** Gives a person without an address a user name, if they have none: an earlier release made no user names. */
export async function ensureHandle(sql: Sql, id: number, name: string): Promise<void> {
  const text = 'update users set handle = $2 where id = $1 and handle is null';
  await sql.query({ text, values: [id, await freeHandle(sql, name)] });
}
