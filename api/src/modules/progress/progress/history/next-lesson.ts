import { lengthOf, type Range } from '../quran/ranges.ts';
import { surahOf, surahs } from '../quran/structure.ts';
import type { Entry } from './history.ts';

export const directions = ['ascending', 'descending'] as const;
type Direction = (typeof directions)[number];

/** A student at An-Naba whose direction is unknown goes from the last surah upwards, as children do. */
const AN_NABA = 78;

/** The direction from one lesson to another; none within a surah. */
function directionBetween(from: number, to: number): Direction | null {
  if (from === to) return null;
  return from < to ? 'ascending' : 'descending';
}

/** H9: the direction in which the last lessons went from surah to surah. @param lessons latest first, at least one. */
function directionOf(lessons: readonly Entry[], last: Entry): Direction {
  for (const [index, lesson] of lessons.entries()) {
    const earlier = lessons[index + 1];
    const within = directionBetween(lesson.surahFrom, lesson.surahTo);
    const found = within ?? (earlier ? directionBetween(earlier.surahTo, lesson.surahFrom) : null);
    if (found) return found;
  }
  return last.surahTo > AN_NABA ? 'descending' : 'ascending';
}

function positionAfter(last: Entry, direction: Direction): { surah: number; ayah: number } | null {
  if (last.ayahTo < surahOf(last.surahTo).ayahs) return { surah: last.surahTo, ayah: last.ayahTo + 1 };
  const surah = last.surahTo + (direction === 'ascending' ? 1 : -1);
  return surah >= 1 && surah <= surahs.length ? { surah, ayah: 1 } : null;
}

/** The range after the last one of the same kind, of its length; it ends within its surah. */
function rangeAfter(last: Entry, direction: Direction): Range | null {
  const start = positionAfter(last, direction);
  if (!start) return null;
  const { surah, ayah } = start;
  const ayahTo = Math.min(surahOf(surah).ayahs, ayah + lengthOf(last) - 1);
  return { surahFrom: surah, ayahFrom: ayah, surahTo: surah, ayahTo };
}

/** The entries of a kind, the latest first. */
const latestOf = (entries: readonly Entry[], kind: Entry['kind']): Entry[] =>
  entries.filter((entry) => entry.kind === kind).reverse();

/** H9: the direction of the student's lessons; null without a lesson. */
export function lessonDirection(entries: readonly Entry[]): Direction | null {
  const lessons = latestOf(entries, 'new');
  const [last] = lessons;
  return last ? directionOf(lessons, last) : null;
}

/**
 * H9: the proposed new lesson: it follows the last one, has its length and ends within its surah. Null if nothing
 * follows.
 */
export function nextLesson(entries: readonly Entry[]): Range | null {
  const lessons = latestOf(entries, 'new');
  const [last] = lessons;
  return last ? rangeAfter(last, directionOf(lessons, last)) : null;
}

/** H9: the proposed reading: it follows the last one, in the order of the mushaf. */
export function nextReading(entries: readonly Entry[]): Range | null {
  const [last] = latestOf(entries, 'reading');
  return last ? rangeAfter(last, 'ascending') : null;
}
