import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { nameOf, zoneOf } from '#modules/accounts/identity/accounts.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { type FoundHistory, findHistory } from './find-history.ts';
import { dueOf, firstRun } from './history/due.ts';
import { remember } from './history/memory.ts';
import { lessonDirection, nextLesson, nextReading } from './history/next-lesson.ts';
import { summaryOf } from './history/summary.ts';
import { knownJson } from './known-ranges.ts';
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
  found: FoundHistory;
}

async function dueOn({ ctx, id }: Asked, zone: string, { date, found }: Day) {
  const values = [id, startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
  const isClassDay = (await ctx.sql.query({ name: 'class-day', text: classDayText, values })).length > 0;
  return { date, isClassDay, ...dueOf(remember(found), { date, isClassDay }) };
}

/** The day in the student's zone, and the records up to it. */
async function dayOf({ ctx, id }: Asked, zone: string, asked?: string): Promise<Day> {
  const date = asked ?? dayIn(zone, ctx.now);
  return { date, found: await findHistory(ctx, id, date) };
}

/** H7, H8: the student's revision on a day; only staff see long overdue pages. */
export async function readDue({ ctx, id, date }: Asked & { date?: string | undefined }): Promise<WireDue> {
  const zone = await zoneOf(ctx.sql, id);
  const day = await dayOf({ ctx, id }, zone, date);
  const { items, overdue, ...rest } = await dueOn({ ctx, id }, zone, day);
  if (day.found.isStaff) return { ...rest, items, overdue };
  return { ...rest, items: items.map((page) => ({ ...page, isFlagged: false })), overdue: null };
}

/** H9: the proposed entries of the next class. */
export async function readNext({ ctx, id }: Asked): Promise<WireNext> {
  const zone = await zoneOf(ctx.sql, id);
  const day = await dayOf({ ctx, id }, zone);
  const { items } = await dueOn({ ctx, id }, zone, day);
  const { entries } = day.found;
  return {
    data: nextLesson(entries),
    near: firstRun(items, 'near'),
    far: firstRun(items, 'far'),
    reading: nextReading(entries),
    direction: lessonDirection(entries),
  };
}
