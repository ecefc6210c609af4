import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { roleIdOf } from '#modules/people/roles/index.ts';
import { addLedgerLine } from './add-ledger-line.ts';
import type { LedgerSources } from './ledger-sources.ts';
import { remainingOf } from './remaining.ts';

interface Wanted {
  studentId: number;
  wanted: number;
  /** The source: `bank_transfer:12`. */
  ref?: string | null;
}

/**
 * D41: the `ref` of a manual line; null without a source.
 * @throws AppError for a source that does not belong to the student.
 */
export async function checkSource(
  sql: Sql,
  sources: LedgerSources,
  transferId: number | undefined,
  studentId: number,
): Promise<string | null> {
  if (transferId === undefined) return null;
  const isOf = sources.bank_transfer?.isOf?.('$1', '$2') ?? 'false';
  const [found] = await sql.query<{ isOf: boolean }>({
    text: `select ${isOf} as "isOf"`,
    values: [transferId, studentId],
  });
  if (!found?.isOf) throw fieldError('bank_transfer_id', 'unknown', 'This bank transfer is not there');
  return `bank_transfer:${transferId}`;
}

/**
 * D27: sets the remaining classes to `wanted` with a manual line for the difference. The student's row is locked first,
 * so that the second of two parallel calls sees the first line.
 */
export async function setRemaining(sql: Sql, ctx: ViewerCtx, { studentId, wanted, ref = null }: Wanted): Promise<void> {
  await lockUser(sql, studentId);
  const [student] = await sql.query<{ remaining: number }>({
    text: `select ${remainingOf('u.id')} as remaining from ${userCards} u where u.id = $1 and (
      exists (select from student_profiles where user_id = u.id)
      or u.role_id = ${roleIdOf(`'student'`)})`,
    values: [studentId],
  });
  if (!student) throw fieldError('remainingClasses', 'no_student', 'Only students have remaining classes');
  const delta = wanted - student.remaining;
  if (delta === 0) return;
  const line = { studentId, delta, reason: 'manual', ref, actorId: ctx.viewer.userId, createdAt: ctx.now } as const;
  await addLedgerLine(sql, line);
  const states = { before: { remainingClasses: student.remaining }, after: { remainingClasses: wanted } };
  const audited = { action: 'ledger.manual', subject: 'user', subjectId: studentId, ...states };
  await writeEdit(sql, ctx, audited, ref ? { after: { for: ref } } : {});
}
