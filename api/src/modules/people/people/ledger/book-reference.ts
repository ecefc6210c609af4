import type { Sql } from '#base/database/sql.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { addLedgerLine } from './add-ledger-line.ts';
import { remainingOf } from './remaining.ts';

interface Booking {
  studentId: number;
  /** The reference: `class:12`. */
  ref: string;
  /** The wanted sum of all lines of the reference. */
  wanted: number;
  actorId: number | null;
  createdAt: Date;
  /** By default a class. */
  reason?: 'purchase' | 'renewal' | 'refund';
}

const bookedText = `select coalesce(sum(delta), 0)::int as booked from class_ledger where student_id = $1 and ref = $2`;

/**
 * D24, D36: books the difference to the wanted sum of a reference, or nothing if there is none: a repetition changes
 * nothing.
 * @returns the number of classes booked now.
 */
export async function bookReference(sql: Sql, { wanted, reason, ...line }: Booking): Promise<number> {
  await lockUser(sql, line.studentId);
  const [found] = await sql.query<{ booked: number }>({ text: bookedText, values: [line.studentId, line.ref] });
  const delta = wanted - (found?.booked ?? 0);
  if (delta === 0) return 0;
  await addLedgerLine(sql, { ...line, delta, reason: reason ?? (delta < 0 ? 'class' : 'class_reversal') });
  return delta;
}

/** A student's remaining classes (D27). */
export async function remainingClasses(sql: Sql, studentId: number): Promise<number> {
  const [row] = await sql.query<{ remaining: number }>({
    name: 'remaining-classes',
    text: `select ${remainingOf('$1::bigint')} as remaining`,
    values: [studentId],
  });
  return row?.remaining ?? 0;
}
