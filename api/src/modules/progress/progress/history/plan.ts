import { weekdayOf } from '#base/time/days.ts';
import { type Day, type DuePage, duePages, type Study } from './due.ts';
import { byPage, type HomeHearing } from './home.ts';
import { MAX_INTERVAL } from './intervals.ts';
import type { Memory } from './memory.ts';
import { NEVER } from './study-days.ts';

/** D151: the days of the week (0 is Sunday) on which a student revises, and how many pages a day. */
export interface Capacity {
  daysOfWeek: readonly number[];
  pagesADay: number;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** D151: pages a day of a student who knows at most so many pages. */
const levels = [
  { pages: 20, aDay: 3 },
  { pages: 100, aDay: 5 },
  { pages: 300, aDay: 10 },
] as const;
const MOST_ADAY = 15;

interface SetCapacity {
  daysOfWeek: Capacity['daysOfWeek'] | null;
  pagesADay: number | null;
}

/** D151: by level, until the teacher or the family sets it. */
export function capacityOf(set: SetCapacity | null, memory: Memory): Capacity {
  const level = levels.find(({ pages }) => memory.revised.length <= pages);
  return { daysOfWeek: set?.daysOfWeek ?? WEEK, pagesADay: set?.pagesADay ?? level?.aDay ?? MOST_ADAY };
}

/** D151: the pages that come round within the longest interval. */
export const keptPages = ({ daysOfWeek, pagesADay }: Capacity): number =>
  Math.floor((daysOfWeek.length * pagesADay * MAX_INTERVAL) / WEEK.length);

/** D152: a pause of a week and more is prepared in the week before it. */
const PAUSE = { least: 7, within: 7 };

/** D152: far pages whose turn would come in the pause to come, and that nobody has heard in the week before it. */
function fading(memory: Memory, day: Day, { home, days }: Study): DuePage[] {
  const pause = days.nextPause(day.date, PAUSE);
  if (!pause) return [];
  const before = days.until(pause.from);
  const isFresh = ({ lastHeard, home: last }: DuePage) =>
    before.between(last?.on ?? lastHeard, pause.from) <= PAUSE.within;
  const due = duePages(memory, { ...day, isClassDay: false }, { home, days: before }, pause.to ?? NEVER);
  return due.filter((page) => page.due > day.date && !isFresh(page));
}

export interface Plan {
  isStudyDay: boolean;
  items: (DuePage & { isEarly: boolean })[];
  waiting: DuePage[];
  /** What was heard at home on this day. */
  done: HomeHearing[];
}

/** A day of the week of the plan that is not off, or a day with a class. */
const isStudied = ({ date, isClassDay }: Day, { days }: Study, { daysOfWeek }: Capacity): boolean =>
  isClassDay || (!days.isOff(date) && daysOfWeek.includes(weekdayOf(date)));

/**
 * D151: what fits into a day, the most urgent first, and what waits; what was heard at home on this day is part of
 * what fits. A day without study has no pages.
 */
export function planOf(memory: Memory, day: Day, study: Study, capacity: Capacity): Plan {
  const done = [...study.home.values()].flat().filter(({ on }) => on === day.date);
  const isDone = new Set(done.map(({ page }) => page));
  const isLeft = ({ page }: DuePage) => !isDone.has(page);
  const due = duePages(memory, day, study).filter(isLeft);
  const isStudyDay = isStudied(day, study, capacity);
  const fits = isStudyDay ? Math.max(0, capacity.pagesADay - done.length) : 0;
  const spare = Math.max(0, fits - due.length);
  const early = spare > 0 ? fading(memory, day, study).filter(isLeft).slice(0, spare) : [];
  const items = [
    ...due.slice(0, fits).map((page) => ({ ...page, isEarly: false })),
    ...early.map((page) => ({ ...page, isEarly: true })),
  ];
  return { isStudyDay, items, waiting: due.slice(fits), done };
}

/** What a day to come has, if all that it and the days before it have is heard. */
export interface DayAhead {
  date: string;
  isStudyDay: boolean;
  pages: number[];
}

const WELL = 3;
const nobody = { id: '', name: '' };

/** The days after the first, if each day's pages are heard well at home: what a device needs without a connection. */
export function planAhead(memory: Memory, days: readonly Day[], study: Study, capacity: Capacity): DayAhead[] {
  const home = [...study.home.values()].flat();
  const plans = days.map((day) => {
    const { isStudyDay, items } = planOf(memory, day, { ...study, home: byPage(home) }, capacity);
    home.push(...items.map(({ page }) => ({ page, on: day.date, quality: WELL, by: nobody })));
    return { date: day.date, isStudyDay, pages: items.map(({ page }) => page) };
  });
  return plans.slice(1);
}
