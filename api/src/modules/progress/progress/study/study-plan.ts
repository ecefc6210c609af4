import { writeEdit } from '#base/audit/audit.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { type FoundHistory, findHistory } from '../find-history.ts';
import { remember } from '../history/memory.ts';
import { capacityOf, keptPages } from '../history/plan.ts';
import { studyPlans } from '../progress.table.ts';
import type { StudyPlanInput, WireStudyPlan } from './study.schema.ts';
import type { StoredPlan } from './study-sql.ts';

interface Asked {
  ctx: ViewerCtx;
  id: number;
}

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

const none: StoredPlan = { daysOfWeek: null, pagesADay: null, travel: [] };

/** D151, D153: the family, and whoever writes reports of the student; a child's session only reads (D141). */
export const mayPlan = ({ child }: Viewer, { isFamily, mayWrite }: FoundHistory): boolean =>
  !child && (isFamily || mayWrite);

/** @throws AppError `forbidden` for whoever reads progress, and neither teaches the student nor is a parent. */
export function requirePlanning(viewer: Viewer, found: FoundHistory): void {
  if (!mayPlan(viewer, found)) throw new AppError('forbidden', 'You do not have the permission for this');
}

function planJson(viewer: Viewer, found: FoundHistory): WireStudyPlan {
  const memory = remember(found);
  const { daysOfWeek, pagesADay, travel } = found.plan ?? none;
  const capacity = capacityOf(found.plan, memory);
  return {
    ...{ ...capacity, daysOfWeek: [...capacity.daysOfWeek], travel },
    isDefault: daysOfWeek === null && pagesADay === null,
    capacity: { keeps: keptPages(capacity), known: memory.revised.length },
    may: { update: mayPlan(viewer, found) },
  };
}

/** D151, D152: a student's week and travel. */
export async function readStudyPlan({ ctx, id }: Asked): Promise<WireStudyPlan> {
  return planJson(ctx.viewer, await findHistory(ctx, id));
}

function checkTravel(travel: StoredPlan['travel']): void {
  for (const [index, { from, to }] of travel.entries()) {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1) throw fieldError(`travel.${index}.to`, 'order', 'The last day is before the first');
    if (days > MOST_DAYS) throw fieldError(`travel.${index}.to`, 'too_long', 'At most a year');
  }
}

/** What was sent, and what stays. */
function changed(before: StoredPlan, { daysOfWeek, pagesADay, travel }: StudyPlanInput): StoredPlan {
  const week = daysOfWeek && [...new Set(daysOfWeek)].sort((a, b) => a - b);
  const inOrder = travel && [...travel].sort((a, b) => a.from.localeCompare(b.from));
  return {
    daysOfWeek: week === undefined ? before.daysOfWeek : week,
    pagesADay: pagesADay === undefined ? before.pagesADay : pagesADay,
    travel: inOrder ?? before.travel,
  };
}

/** D151, D152: the teacher or the family sets days, pages and travel. A repetition changes nothing. */
export function setStudyPlan({ ctx, id, input }: Asked & { input: StudyPlanInput }): Promise<WireStudyPlan> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lockUser(sql, id);
    const found = await findHistory(inner, id);
    requirePlanning(ctx.viewer, found);
    checkTravel(input.travel ?? []);
    const before = found.plan ?? none;
    const after = changed(before, input);
    const values = { ...after, daysOfWeek: after.daysOfWeek && [...after.daysOfWeek] };
    const set = { ...values, changedBy: ctx.viewer.userId, changedAt: ctx.now };
    await sql.orm
      .insert(studyPlans)
      .values({ studentId: id, ...set })
      .onConflictDoUpdate({ target: studyPlans.studentId, set });
    await writeEdit(sql, ctx, { action: 'progress.plan', subject: 'user', subjectId: id, before, after });
    return readStudyPlan({ ctx: inner, id });
  });
}
