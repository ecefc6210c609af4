import { addDays } from '#base/time/days.ts';
import { type Range, rangeOf } from '../quran/ranges.ts';
import { pages } from '../quran/structure.ts';
import type { Memory, RevisedPage } from './memory.ts';

/** H8: a day has at most this many pages of revision, and none that is overdue by more days than the limit below. */
const MOST = 15;
const MAX_OVERDUE_DAYS = 7;

/** A page that is to be revised, with its first and last ayah. */
export interface DuePage extends Range {
  page: number;
  kind: 'near' | 'far';
  due: string;
  lastHeard: string;
  /** The quality of the last hearing; null for a page known before. */
  lastQuality: number | null;
  /** The number of its ayahs that are to be strengthened. */
  weak: number;
  /** H7: whether its last hearing had the lowest quality. */
  isFlagged: boolean;
}

interface Day {
  date: string;
  /** Whether the student has a class on this day. */
  isClassDay: boolean;
}

/**
 * H7: near pages are due on each day with a class, far pages after their interval; none is due on the day on which it
 * was heard.
 */
function dueDay({ heardOn, interval }: RevisedPage, isNear: boolean, { date, isClassDay }: Day): string | null {
  if (isNear) return isClassDay && heardOn < date ? date : null;
  const due = addDays(heardOn, interval);
  return due <= date ? due : null;
}

function weakIn(memory: Memory, first: number, last: number): number {
  let count = 0;
  for (let id = first; id <= last; id += 1) if (memory.isWeak(id)) count += 1;
  return count;
}

function duePages(memory: Memory, day: Day): DuePage[] {
  return memory.revised.flatMap((revised, rank) => {
    const isNear = memory.isNear(rank);
    const due = dueDay(revised, isNear, day);
    const part = pages[revised.page - 1];
    if (!due || !part) return [];
    const { page, heardOn: lastHeard, quality: lastQuality } = revised;
    const kind = isNear ? ('near' as const) : ('far' as const);
    const weak = weakIn(memory, part.first, part.last);
    return [{ page, kind, ...rangeOf(part), due, lastHeard, lastQuality, weak, isFlagged: lastQuality === 1 }];
  });
}

const before = (a: DuePage, b: DuePage): number =>
  a.due.localeCompare(b.due) || a.lastHeard.localeCompare(b.lastHeard) || a.page - b.page;

/** H8: a student's revision on a day, oldest first; the teacher teaches the pages in `overdue` again. */
export function dueOf(memory: Memory, day: Day, most = MOST): { items: DuePage[]; overdue: DuePage[] } {
  const oldest = addDays(day.date, -MAX_OVERDUE_DAYS);
  const due = duePages(memory, day).sort(before);
  return {
    items: due.filter((page) => page.due >= oldest).slice(0, most),
    overdue: due.filter((page) => page.due < oldest),
  };
}

/** H7, H8: the pages that must be taught again: overdue for too long, or flagged at the last hearing. */
export function pagesToTeachAgain(memory: Memory, date: string): DuePage[] {
  const { items, overdue } = dueOf(memory, { date, isClassDay: true }, Number.POSITIVE_INFINITY);
  return [...overdue, ...items.filter(({ isFlagged }) => isFlagged)];
}

/**
 * The first page of this kind and the following ones without a gap, as one range. @param most the most pages in the
 * range.
 */
export function firstRun(items: readonly DuePage[], kind: DuePage['kind'], most = items.length): Range | null {
  const due = new Set(items.filter((item) => item.kind === kind).map(({ page }) => page));
  const first = items.find((item) => item.kind === kind)?.page;
  if (first === undefined) return null;
  let last = first;
  while (due.has(last + 1) && last + 1 < first + most) last += 1;
  const [from, to] = [pages[first - 1], pages[last - 1]];
  return from && to ? rangeOf({ first: from.first, last: to.last }) : null;
}
