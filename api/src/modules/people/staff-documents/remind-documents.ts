import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { activeUsers, userName } from '#modules/accounts/identity/users-sql.ts';
import { adminsText } from '#modules/people/roles/index.ts';
import { academyDateOf } from '#modules/platform/academy/academy-time.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { documentNotifications } from './staff-documents.notifications.ts';

/** Days before the end; each reminder is of use until the next one. */
const steps = [
  [60, 30],
  [30, 7],
  [7, -1],
] as const;

/**
 * $13 today. None for a document that was added later than the reminder was due, or that another one of its kind
 * follows.
 */
const dueText = (days: number, next: number, step: number) => `select r.id as recipient_id, d.id as related_id,
    (d.valid_until - date '2000-01-01')::bigint * 10 + ${step} as span,
    jsonb_build_object('teacherId', d.teacher_id::text, 'teacher', ${userName('d.teacher_id')}, 'kind', d.kind,
      'until', d.valid_until::text) as params
  from staff_documents d join ${activeUsers} t on t.id = d.teacher_id
    cross join lateral (select u.id from ${activeUsers} u where u.id = d.teacher_id or u.id in (${adminsText})) r
  where d.valid_until - $13::date <= ${days} and d.valid_until - $13::date > ${next}
    and ${academyDateOf('d.created_at')} <= d.valid_until - ${days}
    and not exists (select from staff_documents n where n.teacher_id = d.teacher_id and n.id <> d.id
      and fold_text(n.kind) = fold_text(d.kind) and coalesce(n.valid_until > d.valid_until, true))`;

interface Run {
  now: Date;
  settings: ReadSettings;
}

/** D145: reminds of documents 60, 30 and 7 days before they end, each once. */
export async function remindDocuments(sql: Sql, { now, settings }: Run): Promise<void> {
  const day = dayIn(settings.get(timeSettings.academy_zone), now);
  for (const [step, [days, next]] of steps.entries()) {
    const due = { kind: documentNotifications.ending, select: dueText(days, next, step), values: [day], at: now };
    await sql.transaction((inside) => notifyDue(inside, due));
  }
}
