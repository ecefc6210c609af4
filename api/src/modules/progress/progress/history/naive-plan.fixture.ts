import { addDays } from '#base/time/days.ts';
import type { HomeHearing } from './home.ts';
import type { Days } from './study-days.ts';

/** D150, D152 literally, day by day and page by page: the tests compare the module with it. */
const isOff = (off: readonly Days[], day: string) =>
  off.some(({ from, to }) => from <= day && (to === null || day <= to));

/** Walks to the day on which so many days of study have passed. */
export function naiveAdd(off: readonly Days[], day: string, days: number): string {
  let [at, left] = [day, days];
  while (left > 0) {
    at = addDays(at, 1);
    if (!isOff(off, at)) left -= 1;
  }
  return at;
}

export function naiveBetween(off: readonly Days[], from: string, to: string): number {
  let count = 0;
  for (let at = addDays(from, 1); at <= to; at = addDays(at, 1)) if (!isOff(off, at)) count += 1;
  return count;
}

interface Heard {
  heardOn: string;
  interval: number;
}

/** What a class with this quality would make of the interval. */
const classInterval = (interval: number, quality: number) => (quality === 1 ? 1 : quality === 2 ? 3 : interval);

export function naiveDue({ heardOn, interval }: Heard, home: readonly HomeHearing[], off: readonly Days[]): string {
  let due = naiveAdd(off, heardOn, interval);
  const days = [...new Set(home.map(({ on }) => on))].filter((on) => on > heardOn).sort();
  for (const on of days) {
    const quality = Math.min(...home.filter((each) => each.on === on).map((each) => each.quality));
    const byClass = naiveAdd(off, on, classInterval(interval, quality));
    if (byClass > due) due = naiveAdd(off, due, Math.floor(naiveBetween(off, due, byClass) / 2));
  }
  return due;
}
