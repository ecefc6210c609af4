import { expect, it } from 'vitest';
import type { Attendance } from '#modules/classes/classes/class-status.ts';
import { flagsOf } from './flags-of.ts';
import type { CheckedPart } from './report-part.ts';

const long = 'He read the whole surah without a stop.';
const weak = { part: { isWeak: () => true }, value: {} } as unknown as CheckedPart;

it.each<[Attendance, string, CheckedPart[], string[]]>([
  ['presence', long, [], []],
  ['presence', 'قرأ السورة كاملة دون توقف اليوم', [], []],
  ['presence', 'Good . . . . . . . . . . . . .', [], ['short']],
  ['presence', 'أحسنت', [weak], ['quality', 'short']],
  ['trial', long, [weak], ['quality']],
  ['presence', long, [{ ...weak, value: null }], []],
  ['absence_student', 'Absent', [weak], ['absence']],
  ['absence_teacher', long, [], ['absence']],
])('%s with “%s” is flagged for leaders by rule (D154)', (attendance, report, parts, flags) =>
  expect(flagsOf({ attendance, report, parts })).toEqual(flags),
);
