import type { Sql } from '#base/database/sql.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { changeStatus } from '#modules/people/people/profiles/change-status.ts';
import { lockHold, type StoredHold } from './stored-hold.ts';

const beginText = `update holds set state = 'running', is_suspending = $2 where id = $1`;
const endText = `update holds set state = 'over', is_suspending = false where id = $1`;

async function begin(sql: Sql, { id, studentId }: StoredHold, now: Date): Promise<boolean> {
  const isSuspending = await changeStatus(sql, { studentId, from: 'active', to: 'suspended', now });
  await sql.query({ text: beginText, values: [id, isSuspending] });
  return isSuspending;
}

/**
 * D98: suspends the student in the first minute of a hold and makes the student active after the last one. A status
 * that was set by hand stays. The caller has locked the student and the hold.
 */
export async function stepHold(sql: Sql, hold: StoredHold, now: Date): Promise<void> {
  const { id, studentId, state, startsAt, endsAt } = hold;
  if (state !== 'planned' && state !== 'running') return;
  if (startsAt > now) return;
  const isSuspending = state === 'planned' ? await begin(sql, hold, now) : hold.isSuspending;
  if (endsAt === null || endsAt > now) return;
  if (isSuspending) await changeStatus(sql, { studentId, from: 'suspended', to: 'active', now });
  await sql.query({ text: endText, values: [id] });
}

const dueText = `select id::int, student_id::int as "studentId" from holds
  where (state = 'planned' and starts_at <= $1::timestamptz) or (state = 'running' and ends_at <= $1::timestamptz)
  order by starts_at, id`;

/** Applies the due steps of holds. Each step is done once, however many processes run. */
export async function stepDueHolds(sql: Sql, now: Date): Promise<void> {
  const due = await sql.query<{ id: number; studentId: number }>({ text: dueText, values: [now] });
  for (const { id, studentId } of due)
    await sql.transaction(async (inside) => {
      await lockUser(inside, studentId);
      const hold = await lockHold(inside, id);
      if (hold) await stepHold(inside, hold, now);
    });
}
