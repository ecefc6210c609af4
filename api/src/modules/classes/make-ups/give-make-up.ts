import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { makeUpSettings } from './make-ups.settings.ts';
import type { MakeUpReason } from './make-ups.table.ts';

/** The last day of a make-up that is given now, in the student's zone, and the end of that day. */
export function validity(now: Date, zone: string, days: number): { until: string; endsAt: Date } {
  const until = addDays(dayIn(zone, now), days);
  return { until, endsAt: startOfDay(addDays(until, 1), zone) };
}

interface Giving {
  classId: number;
  studentId: number;
  reason: MakeUpReason;
  /** Whether the class was cancelled: if it used a make-up itself, that one is free again and no other is given. */
  isCancelled: boolean;
  now: Date;
  settings: ReadSettings;
}

const renewText = `update make_ups set used_by = null, until = greatest(until, $2::date), ends_at = greatest(ends_at, $3::timestamptz)
  where used_by = $1 returning id`;
const giveText = `insert into make_ups (student_id, class_id, reason, until, ends_at, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (class_id) do nothing`;

/** D103: gives a student the right to one more class, once for each class. */
export async function giveMakeUp(sql: Sql, giving: Giving): Promise<void> {
  const { classId, studentId, reason, isCancelled, now, settings } = giving;
  const zone = await zoneOf(sql, studentId);
  const { until, endsAt } = validity(now, zone, settings.get(makeUpSettings.makeup_days));
  const renewed = isCancelled ? await sql.query({ text: renewText, values: [classId, until, endsAt] }) : [];
  if (renewed.length > 0) return;
  await sql.query({ text: giveText, values: [studentId, classId, reason, until, endsAt, now] });
}
