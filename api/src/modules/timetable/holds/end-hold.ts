import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { findChangeable } from './change-hold.ts';
import type { HoldSpan } from './hold-span.ts';
import type { WireHold } from './holds.schema.ts';
import { notifyHold } from './notify-hold.ts';
import { readHold } from './read-holds.ts';
import { type HoldCtx, setHold } from './set-hold.ts';
import { lockHold, type StoredHold } from './stored-hold.ts';

interface Ending {
  ctx: ViewerCtx;
  id: number;
}

const endText = `update holds set ends_at = $2, to_on = $3, ended_by = $4 where id = $1`;
const undoText = `update holds set state = 'undone', ended_by = $2 where id = $1`;

/**
 * Takes back a hold that has not started; a running hold ends now, with today as its last day. One that
 * begins in this very millisecond has a length of one: a hold is never empty.
 * @returns its remaining days.
 */
async function storeEnd({ sql, now, viewer }: HoldCtx, hold: StoredHold): Promise<HoldSpan | null> {
  if (hold.startsAt > now) {
    await sql.query({ text: undoText, values: [hold.id, viewer?.userId ?? null] });
    return null;
  }
  const endsAt = new Date(Math.max(now.getTime(), hold.startsAt.getTime() + 1));
  await sql.query({ text: endText, values: [hold.id, endsAt, dayIn(hold.zone, now), viewer?.userId ?? null] });
  return { startsAt: hold.startsAt, endsAt };
}

const isOpen = ({ state, endsAt }: StoredHold, now: Date): boolean =>
  (state === 'planned' || state === 'running') && (endsAt === null || endsAt > now);

/**
 * Ends a hold and notifies its people.
 * @param byFamily a family ends no hold that has begun (D136).
 * @returns the line for the audit log; null if it has already ended.
 */
export async function endForPeople(ctx: HoldCtx, hold: StoredHold, byFamily = false) {
  const { id, studentId, startsAt } = hold;
  const left = startsAt > ctx.now ? null : { startsAt, endsAt: ctx.now };
  const set = await setHold({ ctx, studentId, span: left }, id, async () => {
    const former = await lockHold(ctx.sql, id);
    if (!former || !isOpen(former, ctx.now)) return null;
    if (byFamily && former.startsAt <= ctx.now) throw new AppError('conflict', 'The pause has begun');
    return { holdId: id, span: await storeEnd(ctx, former), former };
  });
  if (!set) return null;
  const { former, span, effect } = set;
  await notifyHold(ctx, { what: 'ended', holdId: id, effect, byFamily });
  const { from, to } = former;
  const after = { from, to, classes: effect.back.length };
  return { action: span ? 'hold.end' : 'hold.undo', subject: 'hold', subjectId: id, after };
}

/** D98: ends a hold, or takes back one that has not started, as one action. A second call changes nothing. */
export function endHold({ ctx: outer, id }: Ending): Promise<WireHold> {
  return outer.sql.transaction(async (sql) => {
    const ctx = { ...outer, sql };
    const line = await endForPeople(ctx, await findChangeable(ctx, id));
    if (line) await writeAudit(sql, ctx, line);
    return readHold(sql, ctx, id);
  });
}
