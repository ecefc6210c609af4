import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { inBatches } from '#base/database/in-batches.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { audienceOf } from '../notify-class.ts';
import { closeStays } from './close-stays.ts';
import { type DueRule, dueRules } from './due-rules.ts';
import { noteOver } from './note-over.ts';

const BATCH = 200;

const before = (minutes: number) => `$1::timestamptz - interval '${minutes} minutes'`;

/**
 * Selects the recipients of notifications that are due now. Nothing is planned: the current state of the class decides.
 * The class is locked, so that a cancellation or move finds the sent notifications; a class that is being changed is
 * left to the next run.
 */
export function dueText({ kind, audience, moment, from, until, where, step = 0 }: DueRule, limit: number): string {
  const sent = wasNotified({ kind, recipient: 'r.id', relatedId: 'c.id', span: 'm.span' });
  return `select r.id as recipient_id, c.id as related_id, m.span, jsonb_build_object('student',
      ${userName('c.student_id')}, 'teacher', ${userName('c.teacher_id')}, 'startsAt', ${instantOf('c.starts_at')}) as params
    from classes c
    cross join lateral (select floor(extract(epoch from ${moment}) / 60)::bigint * 10 + ${step} as span) m
    cross join lateral (${audienceOf(audience)}) r
    where c.deleted_at is null and ${where} and ${moment} <= ${before(from)} and ${moment} > ${before(until)}
      and c.created_at < ${moment} + interval '${from} minutes' and not ${sent}
    limit ${limit} for share of c skip locked`;
}

interface Run {
  now: Date;
  settings: ReadSettings;
  batch?: number | undefined;
}

/**
 * The clock's work on classes (D20, D23, D53): it stores which classes and stays have ended, and sends reminders. Each
 * batch is a transaction; a run that fails, is late or runs in parallel omits nothing that is still useful, and repeats
 * nothing.
 */
export async function runClassClock(sql: Sql, { now, settings, batch = BATCH }: Run): Promise<void> {
  await inBatches(batch, () => sql.transaction((inside) => noteOver(inside, now, batch)));
  await inBatches(batch, () => sql.transaction((inside) => closeStays(inside, now, batch)));
  for (const rule of dueRules(settings)) {
    const due = { kind: rule.kind, select: dueText(rule, batch), at: now };
    await inBatches(batch, () => sql.transaction((inside) => notifyDue(inside, due)));
  }
}
