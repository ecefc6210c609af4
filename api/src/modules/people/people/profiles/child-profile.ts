import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { studentProfiles } from '#modules/people/people/people.table.ts';
import { nextCode } from './profile-code.ts';

/** The profile of a child whom a parent has named (D163): an age, and nobody who teaches yet. */
export async function addChildProfile(sql: Sql, child: { userId: number; age: number; now: Date }): Promise<void> {
  const { userId, age, now } = child;
  await sql.orm.insert(studentProfiles).values({ userId, age, code: await nextCode(sql, 'student'), createdAt: now });
}

/** @returns the former age. */
export async function changeAge(sql: Sql, userId: number, age: number): Promise<number | null> {
  const isOfUser = eq(studentProfiles.userId, userId);
  const [former] = await sql.orm.select({ age: studentProfiles.age }).from(studentProfiles).where(isOfUser);
  await sql.orm.update(studentProfiles).set({ age }).where(isOfUser);
  return former?.age ?? null;
}
