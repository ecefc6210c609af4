import type { AcademySettings } from '#base/academy/academy-settings.ts';
import type { WireClassDetail } from '../class-detail.schema.ts';
import { type Attendance, attendances } from '../class-status.ts';
import { classSettings } from '../classes.settings.ts';
import type { LoadedClass } from '../row/load-class.ts';
import { effects, isPaid } from '../status/effects.ts';
import { type ClassViewer, partiesOf } from '../status/viewer-scopes.ts';

const MINUTE_MS = 60_000;

/** D25: when a teacher can report the student's absence; null if that does not depend on the time. */
export function allowedFrom(
  settings: AcademySettings,
  viewer: ClassViewer,
  facts: LoadedClass,
  attendance: Attendance,
): Date | null {
  if (attendance !== 'absence_student') return null;
  const parties = partiesOf(viewer, 'classes.report.create', facts);
  if (parties.includes('leader') || parties.includes('admin')) return null;
  return new Date(Date.parse(facts.starts_at) + settings.get(classSettings.absence_minutes) * MINUTE_MS);
}

/** The effect of a report, for each attendance. */
export function outcomesOf(
  settings: AcademySettings,
  viewer: ClassViewer,
  facts: LoadedClass,
  remaining: number,
  now: Date,
): NonNullable<WireClassDetail['outcomes']> {
  const outcome = (attendance: Attendance) => {
    const from = allowedFrom(settings, viewer, facts, attendance);
    const { credit } = effects[attendance];
    return {
      allowed: from === null || now >= from,
      from: from?.toISOString() ?? null,
      remaining_after: remaining + credit,
      teacher_paid: isPaid(settings, attendance),
    };
  };
  return Object.fromEntries(attendances.map((each) => [each, outcome(each)])) as NonNullable<
    WireClassDetail['outcomes']
  >;
}
