import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { studentClassesBetween } from '#modules/classes/classes/many/classes-between.ts';
import { findManyClasses, type ManyClass, type ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { findRenewing } from '#modules/money/purchases/renewing-subscription.ts';
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import type { ListedClass } from '#modules/timetable/timetable/listed-classes.ts';
import { planSettling } from '#modules/timetable/timetable/plan-settling.ts';
import { isBack, problemOf } from '#modules/timetable/timetable/settle.ts';
import { findChangeable } from './change-hold.ts';
import type { WireHoldClass } from './held-class.schema.ts';
import { checkDays, closedSpan, type HoldSpan, holdSpan } from './hold-span.ts';
import { type HoldStudent, requireHolding } from './holds.policy.ts';
import type { HoldPreviewInput, WireHoldEnding, WireHoldPreview } from './holds.schema.ts';
import { type KeptClass, keptOf, wireClasses } from './kept-classes.ts';
import { type HoldPlan, planHold } from './plan-hold.ts';
import { findHold, type StoredHold } from './stored-hold.ts';
import { pauseOfSubscription } from './subscription-pause.ts';

/** The hold to change. @throws AppError if it does not belong to the student. */
async function changedHold({ sql }: ViewerCtx, studentId: number, id: number | undefined): Promise<StoredHold | null> {
  if (id === undefined) return null;
  const found = await findHold(sql, id);
  if (found?.studentId !== studentId) throw notFound('Hold');
  return found;
}

/** The classes that a hold gives back, and why it does not give back the others. */
async function findOutcome(asking: { sql: Sql; now: Date }, holdId: number, { back, span }: HoldPlan) {
  const ids = back.map(({ one }) => one.id);
  const settled = await planSettling(asking, ids, { kind: 'hold', layerId: holdId, span });
  const problems = new Map<number, DecisionProblem>();
  for (const each of settled) {
    const problem = problemOf(each);
    if (problem) problems.set(each.one.id, problem);
  }
  return { problems, changes: settled.filter(isBack).map(({ one, values: to }) => ({ one, to })) };
}

const wireAll = async (sql: Sql, listed: readonly ListedClass[]): Promise<WireHoldClass[]> =>
  (await wireClasses(sql, listed)).map(({ wire }) => wire);

/** The classes that a hold gives back, and those that stay cancelled, as responses. */
async function listOutcome(
  sql: Sql,
  changes: readonly { one: ManyClass; to: ManyValues }[],
  kept: readonly KeptClass[],
): Promise<Pick<WireHoldEnding, 'back' | 'kept'>> {
  const staying = await wireClasses(
    sql,
    kept.map((each) => ({ ...each, before: each.one.values, after: null })),
  );
  return {
    back: await wireAll(
      sql,
      changes.map(({ one, to }) => ({ one, before: one.values, after: to })),
    ),
    kept: staying.map(({ row, wire }) => ({ ...wire, problem: row.problem })),
  };
}

interface Asked {
  ctx: ViewerCtx;
  studentId: number;
  input: HoldPreviewInput;
}

/** D98: the effect of a new or changed hold on classes and the subscription; stores nothing. */
export async function previewHold({ ctx, studentId, input }: Asked): Promise<WireHoldPreview> {
  const student = await requireHolding(ctx, studentId);
  const before = await changedHold(ctx, studentId, input.holdId);
  const zone = before?.zone ?? student.timezone;
  const days = { from: input.from, to: input.to ?? null };
  const fixedFrom = before && before.startsAt <= ctx.now ? before.from : null;
  checkDays(days, { zone, now: ctx.now, fixedFrom });
  return previewDays({ ctx, student, zone, before, span: holdSpan(days, zone) });
}

interface Days {
  ctx: ViewerCtx;
  student: HoldStudent;
  zone: string;
  /** The hold to change. */
  before: StoredHold | null;
  span: HoldSpan;
}

/** The effect of days that were checked. */
export async function previewDays({ ctx, student, zone, before, span }: Days): Promise<WireHoldPreview> {
  const { sql, now, deps } = ctx;
  const { id: studentId, name, timezone } = student;
  const plan = await planHold(sql, { studentId, holdId: before?.id ?? null, span: closedSpan(span), now });
  const { problems, changes } = await findOutcome({ sql, now }, before?.id ?? 0, plan);
  const singleIds = await studentClassesBetween(sql, studentId, { ...closedSpan(span), now }, 'single');
  const single = await findManyClasses(sql, singleIds);
  const listed = await listOutcome(sql, changes, keptOf(plan.back, problems));
  const renewing = await findRenewing(sql, deps, studentId);
  return {
    zone,
    startsAt: span.startsAt.toISOString(),
    endsAt: span.endsAt?.toISOString() ?? null,
    student: { id: String(studentId), name, timezone },
    classes: await wireAll(
      sql,
      plan.cancel.map((one) => ({ one, before: one.values, after: null })),
    ),
    staying: await wireAll(
      sql,
      single.map((one) => ({ one, before: one.values, after: one.values })),
    ),
    ...listed,
    subscription: renewing ? pauseOfSubscription(renewing, span) : null,
  };
}

interface Ending {
  ctx: ViewerCtx;
  id: number;
}

/** D98: the classes that are restored, and those that are not, if a hold ends now or is taken back; stores nothing. */
export async function previewEnd({ ctx, id }: Ending): Promise<WireHoldEnding> {
  const { sql, now } = ctx;
  const { studentId, startsAt } = await findChangeable(ctx, id);
  const { name, timezone } = await requireHolding(ctx, studentId);
  const span = startsAt > now ? null : { startsAt, endsAt: now };
  const plan = await planHold(sql, { studentId, holdId: id, span, now });
  const { problems, changes } = await findOutcome({ sql, now }, id, plan);
  return {
    student: { id: String(studentId), name, timezone },
    ...(await listOutcome(sql, changes, keptOf(plan.back, problems))),
  };
}
