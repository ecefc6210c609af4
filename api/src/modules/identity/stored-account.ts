import { and, eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { users } from './identity.table.ts';

export type Account = typeof users.$inferSelect;

/** Stores an account. Its role and whether its phone is free are checked by who calls. */
export async function addAccount(sql: Sql, account: typeof users.$inferInsert): Promise<Account> {
  const [stored] = await sql.orm.insert(users).values(account).returning();
  if (!stored) throw new Error('the user was not stored');
  return stored;
}

export async function findAccount(sql: Sql, id: number): Promise<Account | undefined> {
  const [account] = await sql.orm.select().from(users).where(eq(users.id, id));
  return account;
}

/** Changes what is given of an account. @returns the account as it is then. */
export async function changeAccount(sql: Sql, id: number, change: Partial<Omit<Account, 'id'>>): Promise<Account> {
  const [changed] = await sql.orm.update(users).set(change).where(eq(users.id, id)).returning();
  if (!changed) throw new Error('the user was not stored');
  return changed;
}

/** Sets a password where the former one is still what was read. @returns whether it was. */
export async function replacePassword(sql: Sql, id: number, former: string, passwordHash: string): Promise<boolean> {
  const isStillCurrent = and(eq(users.id, id), eq(users.passwordHash, former));
  const changed = await sql.orm.update(users).set({ passwordHash }).where(isStillCurrent).returning({ id: users.id });
  return changed.length > 0;
}
