import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { nameOf, zoneOf } from '#modules/accounts/identity/accounts.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { type FoundHistory, findHistory } from './find-history.ts';
import { type Day, dueOf, firstRun, type Study } from './history/due.ts';
import { byPage } from './history/home.ts';
import { remember } from './history/memory.ts';
import { lessonDirection, nextLesson, nextReading } from './history/next-lesson.ts';
import { capacityOf, keptPages, planAhead, planOf } from './history/plan.ts';
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

const classDaysText = `select distinct (c.starts_at at time zone $4)::date::text as on from ${timedClasses} c
  where c.student_id = $1 and c.starts_at >= $2 and c.starts_at < $3`;

/** D150: a family's device has the plan of so many days after today, for days without a connection. */
const DAYS_AHEAD = 6;

interface FoundDay {
  date: string;
  isClassDay: boolean;
  /** The day and those that follow. */
  days: Day[];
  found: FoundHistory;
}

/** The day in the student's zone, and the records up to it. */
async function dayOf({ ctx, id }: Asked, asked?: string): Promise<FoundDay> {
  const zone = await zoneOf(ctx.sql, id);
  const date = asked ?? dayIn(zone, ctx.now);
  const found = await findHistory(ctx, id, date);
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(date, days));
  const values = [id, startOfDay(date, zone), startOfDay(addDays(date, dates.length), zone), zone];
  const rows = await ctx.sql.query<{ on: string }>({ name: 'class-days', text: classDaysText, values });
  const classDays = new Set(rows.map(({ on }) => on));
  const days = dates.map((each) => ({ date: each, isClassDay: classDays.has(each) }));
  return { date, isClassDay: classDays.has(date), days, found };
}

const studyOf = ({ home, off }: FoundHistory): Study => ({ home: byPage(home), days: new StudyDays(off) });

/** D150–D152, H7, H8: what a student revises on a day, and what waits: the same for the family and the teacher. */
export async function readDue({ ctx, id, date: asked }: Asked & { date?: string | undefined }): Promise<WireDue> {
  const { date, isClassDay, days, found } = await dayOf({ ctx, id }, asked);
  const [memory, study] = [remember(found), studyOf(found)];
  const capacity = capacityOf(found.plan, memory);
  const plan = planOf(memory, { date, isClassDay }, study, capacity);
  const common = {
    ...{ date, isClassDay },
    ...{ capacity: { keeps: keptPages(capacity), known: memory.revised.length, pagesADay: capacity.pagesADay } },
    may: { mark: found.isFamily },
    ahead: found.isFamily && !asked ? planAhead(memory, days, study, capacity) : [],
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
  const { found, date: on, isClassDay } = await dayOf({ ctx, id }, date);
  const { items } = dueOf(remember(found), { date: on, isClassDay }, { study: studyOf(found) });
  const { entries } = found;
  const next = {
    data: nextLesson(entries),
    near: firstRun(items, 'near'),
    far: firstRun(items, 'far'),
    reading: nextReading(entries),
  };
  return { ...next, direction: lessonDirection(entries), texts: nextTexts(next) };
}
