import type { Sql } from '#base/database/sql.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { classLedger } from './ledger.table.ts';
import { notifyClassesLeft } from './notify-classes-left.ts';
import { remainingOf } from './remaining.ts';

type NewLine = Pick<typeof classLedger.$inferInsert, 'studentId' | 'delta' | 'reason' | 'ref' | 'actorId'> & {
  createdAt: Date;
};

/**
 * The only way to change a student's remaining classes (D27): it also sends the notifications (D53). The student's row
 * is locked, so that each of two parallel lines knows the remaining classes after it.
 */
export async function addLedgerLine(sql: Sql, line: NewLine): Promise<void> {
  const { studentId } = line;
  await lockUser(sql, studentId);
  const [added] = await sql.orm.insert(classLedger).values(line).returning({ id: classLedger.id });
  const [student] = await sql.query<{ name: string; remaining: number }>({
    text: `select u.name, ${remainingOf('u.id')} as remaining from ${userCards} u where u.id = $1`,
    values: [studentId],
  });
  if (!added || !student) throw new Error('the ledger line was not stored');
  await notifyClassesLeft(sql, { ...line, lineId: added.id, name: student.name, remaining: student.remaining });
}
