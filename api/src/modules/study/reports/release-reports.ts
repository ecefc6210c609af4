import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import type { Attendance } from '#modules/classes/classes/class-status.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { publishClass } from '#modules/classes/classes/notify-class.ts';
import { announceReport } from './notify-report.ts';
import { readingSettings } from './reading.settings.ts';
import { reportReleased } from './report-events.ts';

const BATCH = 100;

interface Released {
  reportId: number;
  classId: number;
}

interface Releasing {
  by: number | null;
  at: Date;
}

type Facts = Parameters<typeof announceReport>[1]['facts'] & { attendance: Attendance; submittedAt: string };

const announcedText = `select c.id::text, ${userRef('c.student_id')} as student, ${userRef('c.teacher_id')} as teacher,
    ${instantOf('c.starts_at')} as starts_at, c.attendance, ${instantOf('r.created_at')} as "submittedAt"
  from ${heldClasses} c join daily_reports r on r.class_id = c.id where r.id = $1`;

/** The family reads these from now on, and what it has not heard of is announced (D154). */
async function announce(sql: Sql, released: readonly Released[], { by, at }: Releasing): Promise<void> {
  for (const { reportId, classId } of released) {
    const [facts] = await sql.query<Facts>({ text: announcedText, values: [reportId] });
    if (facts) await announceReport(sql, { facts, actorId: by, at });
    await reportReleased.publish(sql, { reportId, by, at });
    await publishClass(sql, classId);
  }
}

const returning = 'returning id::int as "reportId", class_id::int as "classId"';

/** D154: a leader releases a report; one that the family reads already stays as it is. The caller holds its lock. */
export async function releaseReport(sql: Sql, id: number, releasing: Releasing): Promise<void> {
  const text = `update daily_reports set hidden_until = null where id = $1 and hidden_until is not null ${returning}`;
  await announce(sql, await sql.query<Released>({ text, values: [id] }), releasing);
}

/**
 * $1 now, $2 hours, $3 whether all are visible at once. A setting that was shortened counts for those that wait. The
 * report of a reopened class is a draft, which waits until it is submitted again.
 */
const dueText = `update daily_reports set hidden_until = null where id in (
    select r.id from daily_reports r where hidden_until is not null and deleted_at is null
      and exists (select from ${heldClasses} c where c.id = r.class_id) and ($3::boolean or hidden_until <= $1 or created_at <= $1 - $2::int * interval '1 hour')
    order by hidden_until, r.id limit ${BATCH} for no key update skip locked) ${returning}`;

/** D154: releases what has waited for the hours, each report once, whichever process runs this. */
export async function releaseDue(sql: Sql, { now, settings }: { now: Date; settings: ReadSettings }): Promise<void> {
  const atOnce = settings.get(readingSettings.reports_visible) === 'at_once';
  const values = [now, settings.get(readingSettings.report_release_hours), atOnce];
  let released = BATCH;
  while (released === BATCH)
    released = await sql.transaction(async (inside) => {
      const found = await inside.query<Released>({ text: dueText, values });
      await announce(inside, found, { by: null, at: now });
      return found.length;
    });
}
