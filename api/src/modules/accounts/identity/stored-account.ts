import { and, eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { users } from './identity.table.ts';

export type Account = typeof users.$inferSelect;

/** Stores an account. The caller checks its role, and that its phone is free. */
export async function addAccount(sql: Sql, account: typeof users.$inferInsert): Promise<Account> {
  const [stored] = await sql.orm.insert(users).values(account).returning();
  if (!stored) throw new Error('the user was not stored');
  return stored;
}

export async function findAccount(sql: Sql, id: number): Promise<Account | undefined> {
  const [account] = await sql.orm.select().from(users).where(eq(users.id, id));
  return account;
}

const mergedText = `select u.id, u.name, u.image, u.email_verified_at as "emailVerifiedAt",
    case when exists (select from users o where lower(o.email) = lower(regexp_replace(u.email, '#\\d+$', '')))
      then u.email else regexp_replace(u.email, '#\\d+$', '') end as email
  from users u where u.merged_into = $1 order by u.id`;

/** The accounts that became part of this one (D164), with their former addresses as far as nobody has them now. */
export const mergedAccounts = (
  sql: Sql,
  id: number,
): Promise<Pick<Account, 'id' | 'name' | 'image' | 'email' | 'emailVerifiedAt'>[]> =>
  sql.query({ text: mergedText, values: [id] });

/** Changes the given fields of an account. @returns the account after the change. */
export async function changeAccount(sql: Sql, id: number, change: Partial<Omit<Account, 'id'>>): Promise<Account> {
  const [changed] = await sql.orm.update(users).set(change).where(eq(users.id, id)).returning();
  if (!changed) throw new Error('the user was not stored');
  return changed;
}

/** Sets a password if the stored one is still the one that was read. @returns whether it was. */
export async function replacePassword(sql: Sql, id: number, former: string, passwordHash: string): Promise<boolean> {
  const isStillCurrent = and(eq(users.id, id), eq(users.passwordHash, former));
  const changed = await sql.orm.update(users).set({ passwordHash }).where(isStillCurrent).returning({ id: users.id });
  return changed.length > 0;
}
