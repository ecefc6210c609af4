import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { findAllowance } from './family-allowance.ts';
import { type HoldAccess, requireViewing } from './holds.policy.ts';
import type { holdsResponse, WireHold, WireKeptClass } from './holds.schema.ts';
import { findKept } from './kept-classes.ts';
import { findHold } from './stored-hold.ts';

type Facts = Omit<WireHold, 'kept' | 'may'>;

const text = (
  which: string,
) => `select json_build_object('id', h.id::text, 'from', h.from_on, 'to', h.to_on, 'zone', h.zone,
    'startsAt', ${instantOf('h.starts_at')}, 'endsAt', ${instantOf('h.ends_at')}, 'reason', h.reason, 'freeSlot', h.frees_slot,
    'unpaid', h.payment_id is not null, 'byFamily', h.by_family, 'state', h.state, 'classes', (select count(*)::int from hold_classes k where k.hold_id = h.id and k.state <> 'back'),
    'createdBy', ${userRef('h.created_by')}, 'createdAt', ${instantOf('h.created_at')}) as facts
  from holds h where ${which} order by h.starts_at desc, h.id desc`;

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
