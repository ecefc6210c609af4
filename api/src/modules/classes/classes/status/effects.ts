import type { AcademySettings } from '#base/academy/academy-settings.ts';
import type { Setting } from '#base/academy/define-settings.ts';
import type { Attendance, ClassStatus } from '../class-status.ts';
import { paySettings } from './pay.settings.ts';

interface Effect {
  /** The change of the student's remaining classes. */
  credit: number;
  /** The teacher's share of the price per class: a percentage, or the setting that contains it. */
  pay: number | Setting<number> | Setting<boolean>;
}

/** D24: the effects of a held class. A teacher who waited is paid, an absent teacher is not. */
export const effects: Readonly<Record<Attendance, Effect>> = {
  presence: { credit: -1, pay: 100 },
  trial: { credit: 0, pay: paySettings.pay_trial },
  absence_student: { credit: -1, pay: paySettings.pay_student_absence },
  absence_teacher: { credit: 0, pay: 0 },
};

/** Whether a class that is reported now is paid. */
export function isPaid(settings: AcademySettings, attendance: Attendance): boolean {
  const { pay } = effects[attendance];
  return Boolean(typeof pay === 'number' ? pay : settings.get<number | boolean>(pay));
}

export const isHeld = (status: ClassStatus): boolean => status === 'ended' || status === 'trial';

/** The credit that the ledger must contain for a class (D24); none before it was held. */
export const creditOf = (status: ClassStatus, attendance: Attendance): number =>
  isHeld(status) ? effects[attendance].credit : 0;

/** The status after a report with this attendance (D20). */
export const statusAfter = (attendance: Attendance): ClassStatus => (attendance === 'trial' ? 'trial' : 'ended');

/** The status of a class without a report; the same stored and shown (D20). */
export const openStatus = (endsAt: Date, now: Date): ClassStatus =>
  endsAt <= now ? 'needs_report_to_end' : 'scheduled';
