import { type Range, rangeOf } from '../quran/ranges.ts';
import { pages } from '../quran/structure.ts';
import { dueWithHome, type HomeByPage, type HomeHearing } from './home.ts';
import type { Memory, RevisedPage } from './memory.ts';
import { everyDay, type StudyDays } from './study-days.ts';

/** H8: a class has at most this many pages of revision, and none that is overdue by more days than the limit below. */
const MOST = 15;
const MAX_OVERDUE_DAYS = 7;

/** A page that is to be revised, with its first and last ayah. */
export interface DuePage extends Range {
  page: number;
  kind: 'near' | 'far';
  due: string;
  lastHeard: string;
  /** The quality of the last hearing in a class; null for a page known before. */
  lastQuality: number | null;
  /** D150: the last hearing at home since then. */
  home: HomeHearing | null;
  /** The number of its ayahs that are to be strengthened. */
  weak: number;
  /** H7: whether its last hearing had the lowest quality. */
  isFlagged: boolean;
  /** D156: the day of an exam that found it weak, since its last class. */
  examinedOn: string | null;
}

export interface Day {
  date: string;
  /** Whether the student has a class on this day. */
  isClassDay: boolean;
}

/** D150, D152: what was heard at home, and the days of study. */
export interface Study {
  home: HomeByPage;
  days: StudyDays;
}

/** The plan of a student of whom only classes are known. */
export const onlyClasses: Study = { home: new Map(), days: everyDay };

/** The hearings at home of a page since the last class that heard it, up to a day. */
const homeSince = ({ page, heardOn }: RevisedPage, home: HomeByPage, date: string) =>
  (home.get(page) ?? []).filter(({ on }) => on > heardOn && on <= date);

/**
 * H7, D152: near pages are due on each day with a class, far pages after their interval in days of study; none is due
 * on the day on which a class heard it.
 */
function dueDay(revised: RevisedPage, isNear: boolean, { date, isClassDay }: Day, { home, days }: Study) {
  const { examinedOn } = revised;
  // D156: weak in an exam.
  if (examinedOn) return dueWithHome({ heardOn: examinedOn, interval: 0 }, homeSince(revised, home, date), days);
  if (isNear) return isClassDay && revised.heardOn < date ? date : null;
  return dueWithHome(revised, homeSince(revised, home, date), days);
}

function weakIn(memory: Memory, first: number, last: number): number {
  let count = 0;
  for (let id = first; id <= last; id += 1) if (memory.isWeak(id)) count += 1;
  return count;
}

/** The pages that are due up to a day, which can be later than the day of the plan; the oldest first. */
export function duePages(memory: Memory, day: Day, study: Study, upTo = day.date): DuePage[] {
  const found = memory.revised.flatMap((revised, rank) => {
    const isNear = memory.isNear(rank);
    const due = dueDay(revised, isNear, day, study);
    const part = pages[revised.page - 1];
    if (!due || due > upTo || !part) return [];
    const { page, heardOn: lastHeard, quality: lastQuality, examinedOn } = revised;
    const kind = isNear ? ('near' as const) : ('far' as const);
    const weak = weakIn(memory, part.first, part.last);
    const home = homeSince(revised, study.home, day.date).at(-1) ?? null;
    return [
      {
        page,
        kind,
        ...rangeOf(part),
        due,
        lastHeard,
        lastQuality,
        home,
        weak,
        isFlagged: lastQuality === 1,
        examinedOn,
      },
    ];
  });
  return found.sort(before);
}

const before = (a: DuePage, b: DuePage): number =>
  a.due.localeCompare(b.due) || a.lastHeard.localeCompare(b.lastHeard) || a.page - b.page;

interface Asked {
  study?: Study;
  most?: number;
}

/**
 * H8: what a class revises on a day, oldest first; the teacher teaches the pages in `overdue` again, whatever was heard
 * at home (D150).
 */
export function dueOf(memory: Memory, day: Day, { study = onlyClasses, most = MOST }: Asked = {}) {
  const { days } = study;
  const overdue = duePages(memory, day, { ...onlyClasses, days }).filter(
    ({ due }) => days.between(due, day.date) > MAX_OVERDUE_DAYS,
  );
  const again = new Set(overdue.map(({ page }) => page));
  return {
    items: duePages(memory, day, study)
      .filter(({ page }) => !again.has(page))
      .slice(0, most),
    overdue,
  };
}

/** H7, H8: the pages that must be taught again: overdue for too long, or flagged at the last hearing. */
export function pagesToTeachAgain(memory: Memory, date: string, days: StudyDays): DuePage[] {
  const study = { ...onlyClasses, days };
  const { items, overdue } = dueOf(memory, { date, isClassDay: true }, { study, most: Number.POSITIVE_INFINITY });
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
