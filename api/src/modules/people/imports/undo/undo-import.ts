import { eq } from 'drizzle-orm';
import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { removeRelations } from '#modules/people/relatives/many-relations.ts';
import { lockImport } from '../apply/apply-import.ts';
import type { Done } from '../done.ts';
import type { Undone } from '../imports.schema.ts';
import { imports } from '../imports.table.ts';
import { type StoredImport, UNDO_HOURS } from '../stored-import.ts';
import { hideUntouched } from './hide-untouched.ts';
import { type Left, planUndo } from './plan-undo.ts';
import { revertBalances, revertContacts } from './revert-known.ts';

const HOUR_MS = 60 * 60_000;

const undoable = ({ state, done, appliedAt }: StoredImport, now: Date): Done => {
  if (state === 'undone') throw new AppError('conflict', 'This import was undone already');
  const isInTime = appliedAt && now.getTime() < appliedAt.getTime() + UNDO_HOURS * HOUR_MS;
  if (!isInTime || !done) throw new AppError('conflict', 'An import can be undone for 24 hours');
  return done as Done;
};

async function undo(sql: Sql, ctx: ViewerCtx, stored: StoredImport): Promise<Undone> {
  const done = undoable(stored, ctx.now);
  const known = [...done.changed.map(({ id }) => id), ...done.balances.map(({ studentId }) => studentId)];
  await lockUsers(sql, [...done.people, ...done.parents, ...known]);
  const plan = await planUndo(sql, done);
  const parents = await removeRelations(sql, ctx, plan.relations);
  await hideUntouched(sql, ctx, plan.hidden);
  const left: Left[] = [...plan.left, ...(await revertContacts(sql, ctx, done))];
  left.push(...(await revertBalances(sql, ctx, stored.id, done)));
  const names = await namesOf(
    sql,
    left.map(({ id }) => id),
  );
  const result = {
    removed: plan.hidden.length,
    reverted: new Set(known.filter((id) => !left.some((each) => each.id === id))).size,
    left: left.map(({ id, reason }) => ({ id: String(id), name: names.get(id) ?? '', reason })),
  };
  const after = { removed: result.removed, reverted: result.reverted, left: result.left.length };
  await writeAudit(sql, ctx, { action: 'import.undo', subject: 'import', subjectId: stored.id, after });
  await sql.orm.update(imports).set({ state: 'undone', done: null, warnings: [] }).where(eq(imports.id, stored.id));
  for (const id of parents) ctx.deps.sessions.dropUser(id);
  return result;
}

async function namesOf(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const text = `select id, name from ${userCards} u where id = any($1::bigint[])`;
  const rows = await sql.query<{ id: number; name: string }>({ text, values: [ids] });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * D122: within a day, deletes the people whom an import has created and reverts its changes, except where they were
 * changed since; these are listed. A file that was only checked is deleted.
 */
export const undoImport = ({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<Undone> =>
  ctx.sql.transaction(async (sql) => {
    const stored = await lockImport(sql, id);
    if (stored.state !== 'checked') return undo(sql, ctx, stored);
    await sql.orm.delete(imports).where(eq(imports.id, id));
    return { removed: 0, reverted: 0, left: [] };
  });
