import { nextInterval } from './intervals.ts';
import type { RevisedPage } from './memory.ts';
import type { StudyDays } from './study-days.ts';

/** D150: a page that somebody at home heard, on a day of the student's calendar; each page once a day. */
export interface HomeHearing {
  page: number;
  on: string;
  /** 1: not yet, 2: with help, 3: well. */
  quality: number;
  by: { id: string; name: string };
}

/** The hearings of each page, in the order of days. */
export type HomeByPage = ReadonlyMap<number, readonly HomeHearing[]>;

export function byPage(hearings: readonly HomeHearing[]): HomeByPage {
  const found = new Map<number, HomeHearing[]>();
  for (const hearing of [...hearings].sort((a, b) => a.on.localeCompare(b.on))) {
    const of = found.get(hearing.page);
    if (of) of.push(hearing);
    else found.set(hearing.page, [hearing]);
  }
  return found;
}

/**
 * D150: the day on which a page is due. A hearing at home after the last class moves it by half of what a class with
 * the same quality would, rounded down, and never back.
 */
export function dueWithHome(
  { heardOn, interval }: Pick<RevisedPage, 'heardOn' | 'interval'>,
  hearings: readonly HomeHearing[],
  days: StudyDays,
) {
  let due = days.add(heardOn, interval);
  for (const { on, quality } of hearings) {
    if (on <= heardOn) continue;
    const byClass = days.add(on, nextInterval(interval, quality));
    due = days.add(due, Math.floor(days.between(due, byClass) / 2));
  }
  return due;
}
