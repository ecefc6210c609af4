import { presetSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { clockNotifications } from '#modules/classes/classes/classes.notifications.ts';
import { type DueRule, dueRules } from '#modules/classes/classes/clock/due-rules.ts';
import { dueText, runClassClock } from '#modules/classes/classes/clock/run-class-clock.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';

/** $1 now, $2 key, $3 step, $4 minutes; the span of a notification contains its minute and the step. */
const dateText = `update notifications set created_at = least($1::timestamptz, to_timestamp(span / 10 * 60) + make_interval(mins => $4))
  where key = $2 and span % 10 = $3`;

const dateNotifications = (sql: Sql, { kind, step = 0, from }: DueRule, now: Date) =>
  sql.query({ text: dateText, values: [now, kind.key, step, from] });

const FORTNIGHT = 14 * 24 * 60;
const MANY = 1000;

/** D144: the families of absent students were notified while the teacher waited. */
async function notifyMissed(sql: Sql, rule: DueRule, now: Date): Promise<void> {
  const where = `c.status = 'ended' and c.attendance = 'absence_student'`;
  await notifyDue(sql, { kind: rule.kind, select: dueText({ ...rule, where, until: FORTNIGHT }, MANY), at: now });
}

/**
 * The notifications that the clock would have sent before the first start, each at its time, so that the first minute
 * sends none.
 */
export async function seedClock(sql: Sql, now: Date): Promise<void> {
  await runClassClock(sql, { now, settings: presetSettings });
  const rules = dueRules(presetSettings);
  for (const rule of rules.filter(({ kind }) => kind === clockNotifications.studentNotJoined))
    await notifyMissed(sql, rule, now);
  for (const rule of rules) await dateNotifications(sql, rule, now);
}
