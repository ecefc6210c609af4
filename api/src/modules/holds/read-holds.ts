import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/identity/users-sql.ts';
import { type HoldAccess, requireViewing } from './holds.policy.ts';
import type { holdsResponse, WireHold } from './holds.schema.ts';
import { findHold } from './stored-hold.ts';

type Facts = Omit<WireHold, 'may'>;

const text = (
  which: string,
) => `select json_build_object('id', h.id::text, 'from', h.from_on, 'to', h.to_on, 'zone', h.zone,
    'startsAt', ${instantOf('h.starts_at')}, 'endsAt', ${instantOf('h.ends_at')}, 'reason', h.reason, 'freeSlot', h.frees_slot,
    'state', h.state, 'classes', (select count(*)::int from hold_classes k where k.hold_id = h.id and k.state <> 'back'),
    'createdBy', ${userRef('h.created_by')}, 'createdAt', ${instantOf('h.created_at')}) as facts
  from holds h where ${which} order by h.starts_at desc, h.id desc`;

function present(facts: Facts, { isStaff, canChange }: HoldAccess): WireHold {
  const isOpen = facts.state === 'planned' || facts.state === 'running';
  const may = { change: canChange && isOpen, end: canChange && isOpen };
  // Only staff read the reason of a hold and its author.
  return isStaff ? { ...facts, may } : { ...facts, reason: null, createdBy: null, may };
}

/** A student's holds that were not taken back, the latest first (D98). */
export async function listHolds(ctx: ViewerCtx, studentId: number): Promise<InferInput<typeof holdsResponse>> {
  const access = await requireViewing(ctx, studentId);
  const which = `h.student_id = $1 and h.state <> 'undone'`;
  const rows = await ctx.sql.query<{ facts: Facts }>({ text: text(which), values: [studentId] });
  return { data: rows.map(({ facts }) => present(facts, access)), may: { create: access.canChange } };
}

/** One hold, also one that was taken back. @throws AppError `not_found`. */
export async function readHold(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireHold> {
  const hold = await findHold(sql, id);
  if (!hold) throw notFound('Hold');
  const access = await requireViewing({ ...ctx, sql }, hold.studentId);
  const [row] = await sql.query<{ facts: Facts }>({ text: text('h.id = $1'), values: [id] });
  if (!row) throw notFound('Hold');
  return present(row.facts, access);
}
