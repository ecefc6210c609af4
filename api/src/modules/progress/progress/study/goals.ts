import { writeAudit } from '#base/audit/audit.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { checkRanges } from '../check-ranges.ts';
import { rangeFields } from '../entry.fields.ts';
import { type FoundHistory, findHistory } from '../find-history.ts';
import { goalState, MOST_DAYS_AHEAD } from '../history/goal.ts';
import { remember } from '../history/memory.ts';
import { StudyDays } from '../history/study-days.ts';
import { keyOf } from '../known-ranges.ts';
import { studyGoals } from '../progress.table.ts';
import type { Range } from '../quran/ranges.ts';
import type { GoalInput, WireGoal } from './study.schema.ts';
import { mayPlan, requirePlanning } from './study-plan.ts';

interface Asked {
  ctx: ViewerCtx;
  id: number;
}

const MOST_GOALS = 5;

type Row = Range & Pick<WireGoal, 'id' | 'by' | 'setBy'>;

const goalsText = `select e.id::text, ${selectOf(rangeFields)}, e.by_day::text as by, ${userRef('e.set_by')} as "setBy"
  from study_goals e where e.student_id = $1 order by e.by_day, e.id`;

const storedGoals = ({ sql }: ViewerCtx, id: number) => sql.query<Row>({ text: goalsText, values: [id] });

const onlyRange = ({ surahFrom, ayahFrom, surahTo, ayahTo }: Range): Range => ({
  ...{ surahFrom, ayahFrom, surahTo, ayahTo },
});

const isToCome = ({ by }: Pick<WireGoal, 'by'>, today: string): boolean => by >= today;

/** The student's day. */
const todayOf = async ({ ctx, id }: Asked) => dayIn(await zoneOf(ctx.sql, id), ctx.now);

/** D153: a goal whose day is past is a reproach: it stays in the list, but is named nowhere else. */
export async function goalsToCome(asked: Asked, found: FoundHistory): Promise<WireGoal[]> {
  const date = await todayOf(asked);
  const rows = await storedGoals(asked.ctx, asked.id);
  return withState({ rows: rows.filter((row) => isToCome(row, date)), found, date });
}

/** D153: goals with pace and forecast. */
function withState({ rows, found, date }: { rows: Row[]; found: FoundHistory; date: string }): WireGoal[] {
  if (rows.length === 0) return [];
  const [memory, days] = [remember(found), new StudyDays(found.off)];
  return rows.map(({ id: goalId, by, setBy, ...row }) => {
    const range = onlyRange(row);
    return { id: goalId, range, by, setBy, ...goalState(memory, { range, by, date, days }) };
  });
}

/** D153: the goals of a student, the nearest day first. */
export async function listGoals(asked: Asked): Promise<{ data: WireGoal[]; may: { update: boolean } }> {
  const found = await findHistory(asked.ctx, asked.id);
  const rows = await storedGoals(asked.ctx, asked.id);
  const data = withState({ rows, found, date: await todayOf(asked) });
  return { data, may: { update: mayPlan(asked.ctx.viewer, found) } };
}

function checkDay(by: string, today: string): void {
  if (by <= today) throw fieldError('by', 'past', 'Choose a day to come');
  if (by > addDays(today, MOST_DAYS_AHEAD)) throw fieldError('by', 'too_far', 'At most ten years ahead');
}

/** @throws AppError at the ends of the range, as `checkRanges`. */
async function checkRange(ctx: ViewerCtx, range: Range): Promise<void> {
  try {
    await checkRanges(ctx, [range], 'range');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.fields?.map((field) => ({ ...field, path: field.path.replace('range.0.', 'range.') }));
    throw new AppError('invalid', error.message, fields, undefined, error.data);
  }
}

/** D153: the teacher or the family sets a goal. The same goal again is the one that there is. */
export function setGoal({ ctx, id, input: { range, by } }: Asked & { input: GoalInput }): Promise<WireGoal> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lockUser(sql, id);
    const found = await findHistory(inner, id);
    requirePlanning(ctx.viewer, found);
    const today = await todayOf({ ctx: inner, id });
    checkDay(by, today);
    await checkRange(inner, range);
    const goals = await storedGoals(inner, id);
    const isSame = (goal: Row) => keyOf(goal) === keyOf(range) && goal.by === by;
    if (!goals.some(isSame)) {
      if (goals.filter((goal) => isToCome(goal, today)).length >= MOST_GOALS)
        throw new AppError('conflict', 'A student has at most 5 goals to come');
      const row = { studentId: id, ...onlyRange(range), byDay: by, setBy: ctx.viewer.userId, createdAt: ctx.now };
      await sql.orm.insert(studyGoals).values(row);
      const after = { range: keyOf(range), by };
      await writeAudit(sql, ctx, { action: 'progress.goal', subject: 'user', subjectId: id, after });
    }
    const rows = (await storedGoals(inner, id)).filter(isSame);
    const [goal] = withState({ rows, found, date: today });
    if (!goal) throw notFound('Goal');
    return goal;
  });
}

const dropText = `delete from study_goals where student_id = $1 and ($2::bigint is null or id = $2)
  returning by_day::text as by, surah_from || ':' || ayah_from || ':' || surah_to || ':' || ayah_to as range`;

/** Removes a goal, or all of them. @throws AppError `not_found` for a goal that is not there. */
export function removeGoals({ ctx, id, goalId }: Asked & { goalId: number | null }): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lockUser(sql, id);
    requirePlanning(ctx.viewer, await findHistory(inner, id));
    const gone = await sql.query<{ by: string; range: string }>({ text: dropText, values: [id, goalId] });
    if (goalId !== null && gone.length === 0) throw notFound('Goal');
    for (const before of gone)
      await writeAudit(sql, ctx, { action: 'progress.goal.remove', subject: 'user', subjectId: id, before });
  });
}
