import type { Attendance } from '#modules/classes/classes/class-status.ts';
import type { ReportFlag } from './report-events.ts';
import type { CheckedPart } from './report-part.ts';

/** Fewer letters and digits are very short. */
const SHORT = 20;

interface Flagged {
  attendance: Attendance;
  report: string;
  parts: readonly CheckedPart[];
}

/** Why a rule asks that a leader reads a report (D154); of a missed class nothing else matters. */
export function flagsOf({ attendance, report, parts }: Flagged): ReportFlag[] {
  if (attendance === 'absence_student' || attendance === 'absence_teacher') return ['absence'];
  const isWeak = parts.some(({ part, value }) => value !== null && part.isWeak?.(value));
  const letters = report.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return [...(isWeak ? ['quality' as const] : []), ...(letters < SHORT ? ['short' as const] : [])];
}
