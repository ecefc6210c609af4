import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { askingSettings } from '#modules/classes/classes/status/request.settings.ts';
import { askableUntil } from '#modules/classes/classes/status/request-window.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import type { WireAllowance } from './holds.schema.ts';
import { holdSettings } from './holds.settings.ts';

type Settled = Pick<ViewerCtx, 'sql' | 'now' | 'deps'>;

/** The days of a family's hold, both included. */
export interface FamilyDays {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const MOST_DAYS_AHEAD = 365;
const yearOf = (day: string): number => Number(day.slice(0, 4));
const yearsOf = ({ from, to }: FamilyDays): number[] =>
  Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);

/** How many of these days are in a year. */
export function daysIn(year: number, { from, to }: FamilyDays): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const [begin, end] = [from > first ? from : first, to < last ? to : last];
  return begin > end ? 0 : (Date.parse(end) - Date.parse(begin)) / DAY_MS + 1;
}

/** Staff can have opened a family's hold: its days until then count. */
const usedText = `select h.from_on::text as "from", coalesce(h.to_on, $2::date)::text as "to" from holds h
  where h.student_id = $1 and h.by_family and h.state <> 'undone' and h.from_on <= coalesce(h.to_on, $2::date)`;

/** The days that are left of each calendar year; an open hold counts until today at the academy (D136). */
async function findLeft(ctx: Settled, studentId: number): Promise<(year: number) => number> {
  const { sql, deps } = ctx;
  const most = deps.academySettings.get(holdSettings.family_hold_days);
  const used = await sql.query<FamilyDays>({ text: usedText, values: [studentId, academyDay(ctx)] });
  return (year) =>
    Math.max(
      0,
      used.reduce((left, days) => left - daysIn(year, days), most),
    );
}

/** What a family can still let pause; null where the academy lets families pause nothing. */
export async function findAllowance(ctx: Settled, studentId: number): Promise<WireAllowance | null> {
  const { deps } = ctx;
  const daysAYear = deps.academySettings.get(holdSettings.family_hold_days);
  if (daysAYear === 0) return null;
  const today = academyDay(ctx);
  const left = await findLeft(ctx, studentId);
  const years = [yearOf(today), yearOf(today) + 1].map((year) => ({ year, left: left(year) }));
  return { daysAYear, noticeHours: deps.academySettings.get(askingSettings.notice_hours), years };
}

interface Checking {
  studentId: number;
  days: FamilyDays;
  zone: string;
}

/** @throws AppError on `from` or `to`: the days begin too far ahead, or are more than are left of a year. */
export async function checkAllowance(ctx: Settled, { studentId, days, zone }: Checking): Promise<void> {
  const today = dayIn(zone, ctx.now);
  if (days.from > addDays(today, MOST_DAYS_AHEAD)) throw fieldError('from', 'too_far', 'At most a year ahead');
  const left = await findLeft(ctx, studentId);
  for (const year of yearsOf(days))
    if (daysIn(year, days) > left(year)) throw fieldError('to', 'exceeded', `${left(year)} days are left in ${year}`);
}

/** @throws AppError on `from` where a class begins sooner than the notice hours (D100). */
export function checkNotice({ now, deps }: Settled, classes: readonly ManyClass[]): void {
  const isLate = ({ values }: ManyClass) => now > askableUntil(deps.academySettings, new Date(values.startsAt));
  if (classes.some(isLate)) throw fieldError('from', 'too_soon', 'A class begins too soon');
}
