import { writeViewersAudits } from '#base/audit/audit.ts';
import { auditedSince } from '#base/audit/audited-since.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { changeAccounts } from '#modules/accounts/identity/many-accounts.ts';
import { addLedgerLines, studentsWithOtherLines } from '#modules/people/people/ledger/add-ledger-lines.ts';
import { findKnownPeople } from '#modules/people/people/many/known-people.ts';
import type { Done } from '../done.ts';
import type { Left } from './plan-undo.ts';

/** The people who now have a phone that another person had before the import. */
async function holdersOf(sql: Sql, done: Done): Promise<Map<string, number>> {
  const phones = done.changed.flatMap(({ before }) => before.phone ?? []);
  const found = await findKnownPeople(sql, 'student', { emails: [], codes: [], phones, names: [] });
  return new Map(found.flatMap(({ id, phones: held }) => held.map((phone) => [phone, id] as const)));
}

/** Restores names and phones of people who were not changed since. @returns the others. */
export async function revertContacts(sql: Sql, ctx: ViewerCtx, done: Done): Promise<Left[]> {
  if (done.changed.length === 0) return [];
  const ids = done.changed.map(({ id }) => id);
  const changed = await auditedSince(sql, { subject: 'user', ids, after: done.audit });
  const holders = await holdersOf(sql, done);
  const left: Left[] = [];
  const reverted = done.changed.filter(({ id, before }) => {
    const holder = before.phone === null ? undefined : holders.get(before.phone);
    if (changed.has(id)) left.push({ id, reason: 'changed' });
    else if (holder !== undefined && holder !== id) left.push({ id, reason: 'phone' });
    else return true;
    return false;
  });
  await changeAccounts(
    sql,
    reverted.map(({ id, before }) => ({ id, ...before })),
  );
  const lines = reverted.map(({ id, before, after }) => ({
    ...{ action: 'user.update', subject: 'user', subjectId: id, before: after, after: before },
  }));
  await writeViewersAudits(sql, ctx, lines);
  return left;
}

/** Books the reverse of balances if there is no later line. @returns the others. */
export async function revertBalances(sql: Sql, ctx: ViewerCtx, id: number, done: Done): Promise<Left[]> {
  const others = await studentsWithOtherLines(
    sql,
    done.balances.map(({ studentId }) => studentId),
    done.ledger,
  );
  const lines = done.balances
    .filter(({ studentId }) => !others.has(studentId))
    .map(({ studentId, delta }) => ({ studentId, delta: -delta }));
  const about = { reason: 'import', ref: `import:${id}`, actorId: ctx.viewer.userId, createdAt: ctx.now } as const;
  await addLedgerLines(sql, { ...about, lines });
  return [...others].map((studentId) => ({ id: studentId, reason: 'classes' }));
}
