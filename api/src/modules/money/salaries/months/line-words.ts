import type { Word } from '#base/http/csv-words.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { attendanceWords } from '#modules/classes/classes/attendance-words.ts';
import type { WireMonth } from './months.schema.ts';

/** As 2026-01-31 17:30, in the academy's zone. */
export function lineTime(instant: string, zone: string): string {
  const { date, time } = wallTimeOf(new Date(instant), zone);
  return `${date} ${time}`;
}

export const attendanceOf = (word: Word, { attendance }: WireMonth['lines'][number]): string =>
  word(attendanceWords.en[attendance] ?? attendance);

/** The note in a file for a class without a price. */
export const priceNote = (word: Word, { price }: WireMonth['lines'][number]): string | null =>
  price === null ? word('No price') : null;

export const adjustmentReason = (word: Word, { reason }: WireMonth['adjustments'][number]): string =>
  reason ?? word('Class changed after its month was closed');
