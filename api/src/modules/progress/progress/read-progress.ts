import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { nameOf, zoneOf } from '#modules/accounts/identity/accounts.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { type FoundHistory, findHistory } from './find-history.ts';
import { dueOf, firstRun, type Study } from './history/due.ts';
import { byPage } from './history/home.ts';
import { remember } from './history/memory.ts';
import { lessonDirection, nextLesson, nextReading } from './history/next-lesson.ts';
import { capacityOf, keptPages, planOf } from './history/plan.ts';
import { StudyDays } from './history/study-days.ts';
import { summaryOf } from './history/summary.ts';
import { knownJson } from './known-ranges.ts';
import { nextTexts } from './month/next-texts.ts';
import type { WireDue, WireNext, WireProgress } from './progress.schema.ts';

interface Asked {
  ctx: ViewerCtx;
  id: number;
}

/** H3–H5: the memorised ayahs of a student, by juz, surah and page. */
export async function readProgress({ ctx, id }: Asked): Promise<WireProgress> {
  const found = await findHistory(ctx, id);
  const student = { id: String(id), name: await nameOf(ctx.sql, id) };
  return { ...summaryOf(remember(found)), known: knownJson(found.known), student, may: { known: found.mayWrite } };
}

const classDayText = `select from ${timedClasses} c where c.student_id = $1 and c.starts_at >= $2 and c.starts_at < $3 limit 1`;

interface Day {
  date: string;
  isClassDay: boolean;
  found: FoundHistory;
}

/** The day in the student's zone, and the records up to it. */
async function dayOf({ ctx, id }: Asked, asked?: string): Promise<Day> {
  const zone = await zoneOf(ctx.sql, id);
  const date = asked ?? dayIn(zone, ctx.now);
  const found = await findHistory(ctx, id, date);
  const values = [id, startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
  const isClassDay = (await ctx.sql.query({ name: 'class-day', text: classDayText, values })).length > 0;
  return { date, isClassDay, found };
}

const studyOf = ({ home, off }: FoundHistory): Study => ({ home: byPage(home), days: new StudyDays(off) });

/** D150–D152, H7, H8: what a student revises on a day, and what waits: the same for the family and the teacher. */
export async function readDue({ ctx, id, date: asked }: Asked & { date?: string | undefined }): Promise<WireDue> {
  const { date, isClassDay, found } = await dayOf({ ctx, id }, asked);
  const [memory, study] = [remember(found), studyOf(found)];
  const capacity = capacityOf(found.plan, memory);
  const plan = planOf(memory, { date, isClassDay }, study, capacity);
  const common = {
    ...{ date, isClassDay },
    ...{ capacity: { keeps: keptPages(capacity), known: memory.revised.length, pagesADay: capacity.pagesADay } },
    may: { mark: found.isFamily },
  };
  if (!found.isStaff) {
    const unflagged = <Page extends object>(page: Page) => ({ ...page, isFlagged: false });
    return {
      ...common,
      ...plan,
      items: plan.items.map(unflagged),
      waiting: plan.waiting.map(unflagged),
      overdue: null,
    };
  }
  return { ...common, ...plan, overdue: dueOf(memory, { date, isClassDay }, { study }).overdue };
}

/** H9: the proposed entries of the class after a day, and the same in words. */
export async function readNext({ ctx, id, date }: Asked & { date?: string | undefined }): Promise<WireNext> {
  const { found, ...day } = await dayOf({ ctx, id }, date);
  const { items } = dueOf(remember(found), day, { study: studyOf(found) });
  const { entries } = found;
  const next = {
    data: nextLesson(entries),
    near: firstRun(items, 'near'),
    far: firstRun(items, 'far'),
    reading: nextReading(entries),
  };
  return { ...next, direction: lessonDirection(entries), texts: nextTexts(next) };
}
