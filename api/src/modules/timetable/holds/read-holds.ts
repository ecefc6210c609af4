import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { jsonOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findAllowance } from './family-allowance.ts';
import type { WireKeptClass } from './held-class.schema.ts';
import { holdFields } from './hold.fields.ts';
import { type HoldAccess, requireViewing } from './holds.policy.ts';
import type { holdsResponse, WireHold } from './holds.schema.ts';
import { findKept } from './kept-classes.ts';
import { findHold } from './stored-hold.ts';

type Facts = Omit<WireHold, 'kept' | 'may'>;

const text = (which: string) =>
  `select ${jsonOf(holdFields)} as facts from holds h where ${which} order by h.starts_at desc, h.id desc`;

function present(stored: Facts, access: HoldAccess, now: Date, kept: WireKeptClass[]): WireHold {
  const { isStaff, canChange, canAsk, canViewPayments } = access;
  const facts = { ...stored, unpaid: stored.unpaid && canViewPayments };
  const isOpen = facts.state === 'planned' || facts.state === 'running';
  const takeBack = canAsk && facts.byFamily && facts.state === 'planned' && new Date(facts.startsAt) > now;
  const may = { change: canChange && isOpen, end: canChange && isOpen, takeBack };
  // Only staff read the reason of a hold, its author, and the obstacles to restoring its classes.
  return isStaff ? { ...facts, kept, may } : { ...facts, reason: null, kept: [], createdBy: null, may };
}

/** The holds that match a condition on `h` and an id. */
async function readWhich(ctx: ViewerCtx, access: HoldAccess, which: string, id: number): Promise<WireHold[]> {
  const rows = await ctx.sql.query<{ facts: Facts }>({ text: text(which), values: [id] });
  const ids = rows.map(({ facts }) => facts.id);
  const kept = access.isStaff ? await findKept(ctx.sql, ids, ctx.now) : null;
  return rows.map(({ facts }) => present(facts, access, ctx.now, kept?.get(facts.id) ?? []));
}

/** A student's holds, latest first; holds that were taken back only if classes could not be restored (D98). */
export async function listHolds(ctx: ViewerCtx, studentId: number): Promise<InferInput<typeof holdsResponse>> {
  const access = await requireViewing(ctx, studentId);
  const holds = await readWhich(ctx, access, 'h.student_id = $1', studentId);
  const data = holds.filter(({ state, kept }) => state !== 'undone' || kept.length > 0);
  const family = access.canAsk ? await findAllowance(ctx, studentId) : null;
  // A pause without an end leaves no day for another one.
  const isOpen = data.some(({ state, to }) => state === 'running' && to === null);
  const ask = !isOpen && (family?.years.some(({ left }) => left > 0) ?? false);
  return { data, family, may: { create: access.canChange, ask } };
}

/** One hold, even if it was taken back. @throws AppError `not_found`. */
export async function readHold(sql: Sql, outer: ViewerCtx, id: number): Promise<WireHold> {
  const ctx = { ...outer, sql };
  const hold = await findHold(sql, id);
  if (!hold) throw notFound('Hold');
  const access = await requireViewing(ctx, hold.studentId);
  const [found] = await readWhich(ctx, access, 'h.id = $1', id);
  if (!found) throw notFound('Hold');
  return found;
}
