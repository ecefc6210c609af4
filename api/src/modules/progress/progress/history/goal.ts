import { addDays } from '#base/time/days.ts';
import { type Range, spansOf } from '../quran/ranges.ts';
import { AYAHS, pageOf, pages } from '../quran/structure.ts';
import type { Memory } from './memory.ts';
import { NEVER, type StudyDays } from './study-days.ts';

/** D153: the pace is that of so many weeks. */
const WEEKS = 8;
const WEEK = 7;

/** D153: neither a goal nor a forecast lies further ahead: about ten years. */
export const MOST_DAYS_AHEAD = 3660;

/** A goal as far as it has come. Pages are parts of pages of the mushaf; a pace is in pages a week. */
export interface GoalState {
  pages: { total: number; done: number };
  /** What is left by the days of study until then; null if nothing is left, or no day. */
  paceNeeded: number | null;
  /** New pages of the last weeks, of any range. */
  pace: number;
  /**
   * Between these days, if the pace stays; null if nothing is left, nothing new was memorised, or the later day lies too
   * far ahead, as in a pause without an end.
   */
  forecast: { from: string; to: string } | null;
}

/** An ayah as part of its page. */
function shareOf(id: number): number {
  const part = pages[pageOf(id) - 1];
  return part ? 1 / (part.last - part.first + 1) : 0;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** New pages in each of the last weeks, the latest first. */
function weeksOf(memory: Memory, date: string): number[] {
  const first = addDays(date, -WEEKS * WEEK);
  const weeks = Array.from({ length: WEEKS }, () => 0);
  const today = Date.parse(date);
  for (let id = 1; id <= AYAHS; id += 1) {
    const on = memory.learntOn(id);
    if (!on || on <= first || on > date) continue;
    const week = Math.floor((today - Date.parse(on)) / (WEEK * 86_400_000));
    weeks[week] = (weeks[week] ?? 0) + shareOf(id);
  }
  return weeks;
}

/** The faster and the slower pace of a day of study, by how much the weeks differ. */
function pacesOf(weeks: readonly number[], studied: number) {
  const mean = sumOf(weeks) / WEEKS;
  const variance = sumOf(weeks.map((week) => (week - mean) ** 2)) / (WEEKS - 1);
  const error = Math.sqrt(variance / WEEKS);
  const [fast, slow] = [mean + error, Math.max(mean - error, mean / 2)];
  // Days without study are no slowness.
  const perDay = WEEKS / Math.max(WEEK, studied);
  return { mean: mean * perDay, fast: fast * perDay, slow: slow * perDay };
}

function pagesIn(memory: Memory, range: Range): GoalState['pages'] {
  let [total, done] = [0, 0];
  for (const [first, last] of spansOf(range))
    for (let id = first; id <= last; id += 1) {
      total += shareOf(id);
      if (memory.isMemorised(id)) done += shareOf(id);
    }
  return { total, done };
}

interface Asked {
  range: Range;
  by: string;
  date: string;
  days: StudyDays;
}

/** D153: how far a goal has come, and when it is likely reached; hearing at home counts for nothing here. */
export function goalState(memory: Memory, { range, by, date, days }: Asked): GoalState {
  const { total, done } = pagesIn(memory, range);
  const left = total - done;
  const isReached = left < 1e-6;
  const paces = pacesOf(weeksOf(memory, date), days.between(addDays(date, -WEEKS * WEEK), date));
  const untilThen = days.between(date, by);
  const dayAt = (perDay: number) => days.add(date, Math.ceil(left / perDay));
  const to = !isReached && paces.mean > 0 ? dayAt(paces.slow) : NEVER;
  return {
    pages: { total: tenths(total), done: isReached ? tenths(total) : tenths(done) },
    paceNeeded: isReached || untilThen === 0 ? null : tenths((left / untilThen) * WEEK),
    pace: tenths(paces.mean * WEEK),
    forecast: to > addDays(date, MOST_DAYS_AHEAD) ? null : { from: dayAt(paces.fast), to },
  };
}
