import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { studentClassesBetween } from '#modules/classes/many/classes-between.ts';
import { findManyClasses, type ManyClass } from '#modules/classes/many/many-classes.ts';
import { userCards } from '#modules/identity/users-sql.ts';
import { findRenewing } from '#modules/purchases/renewing-subscription.ts';
import { findProblems, type HoldHooks } from './apply-plan.ts';
import { checkDays, closedSpan, holdSpan } from './hold-span.ts';
import { requireHolding } from './holds.policy.ts';
import type { HoldPreviewInput, WireHoldPreview } from './holds.schema.ts';
import { planHold } from './plan-hold.ts';
import { findHold, type StoredHold } from './stored-hold.ts';
import { pauseOfSubscription } from './subscription-pause.ts';

interface Someone {
  id: number;
  name: string;
  timezone: string;
}

async function findTeachers({ sql }: ViewerCtx, classes: readonly ManyClass[]): Promise<Map<number, Someone>> {
  const text = `select id::int, name, timezone from ${userCards} u where id = any($1::bigint[])`;
  const values = [classes.map((one) => one.values.teacherId)];
  return new Map((await sql.query<Someone>({ text, values })).map((one) => [one.id, one]));
}

const wireClass = (teachers: ReadonlyMap<number, Someone>) => (one: ManyClass) => {
  const { startsAt, endsAt, teacherId } = one.values;
  const { name = '', timezone = 'UTC' } = teachers.get(teacherId) ?? {};
  return { id: String(one.id), title: one.title, startsAt, endsAt, teacher: { id: String(teacherId), name, timezone } };
};

/** The hold that would be changed. @throws AppError when it does not belong to the student. */
async function changedHold({ sql }: ViewerCtx, studentId: number, id: number | undefined): Promise<StoredHold | null> {
  if (id === undefined) return null;
  const found = await findHold(sql, id);
  if (found?.studentId !== studentId) throw notFound('Hold');
  return found;
}

interface Asked {
  ctx: ViewerCtx;
  hooks: HoldHooks;
  studentId: number;
  input: HoldPreviewInput;
}

/** D98: the effect of a new or changed hold on classes and the subscription; stores nothing. */
export async function previewHold({ ctx, hooks, studentId, input }: Asked): Promise<WireHoldPreview> {
  const { sql, now, deps } = ctx;
  const { id, name, timezone } = await requireHolding(ctx, studentId);
  const before = await changedHold(ctx, studentId, input.holdId);
  const zone = before?.zone ?? timezone;
  const days = { from: input.from, to: input.to ?? null };
  const fixedFrom = before && before.startsAt <= now ? before.from : null;
  checkDays(days, { zone, now, fixedFrom });
  const span = holdSpan(days, zone);
  const plan = await planHold(sql, { studentId, holdId: before?.id ?? null, span: closedSpan(span), now });
  const { changes } = await findProblems({ sql, hooks, now }, plan.back, before?.createdAt ?? now);
  const singleIds = await studentClassesBetween(sql, studentId, { ...closedSpan(span), now }, 'single');
  const single = await findManyClasses(sql, singleIds);
  const back = changes.map(({ one }) => one);
  const wire = wireClass(await findTeachers(ctx, [...plan.cancel, ...single, ...back]));
  const renewing = await findRenewing(sql, deps, studentId);
  return {
    zone,
    startsAt: span.startsAt.toISOString(),
    endsAt: span.endsAt?.toISOString() ?? null,
    student: { id: String(id), name, timezone },
    classes: plan.cancel.map(wire),
    staying: single.map(wire),
    back: back.map(wire),
    subscription: renewing ? pauseOfSubscription(renewing, span) : null,
  };
}
