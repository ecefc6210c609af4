import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { heldClasses, tookPlace } from '#modules/classes/classes/held-classes.ts';
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

type Facts = Parameters<typeof announceReport>[1]['facts'];

/** A missed class was announced with its report; a reopened one has no report at present. */
const announcedText = `select c.id::text, ${userRef('c.student_id')} as student, ${userRef('c.teacher_id')} as teacher,
    ${instantOf('c.starts_at')} as starts_at
  from ${heldClasses} c where c.id = $1 and ${tookPlace('c')}`;

/** The family reads these from now on, and those whose class took place are announced (D154). */
async function announce(sql: Sql, released: readonly Released[], { by, at }: Releasing): Promise<void> {
  for (const { reportId, classId } of released) {
    const [facts] = await sql.query<Facts>({ text: announcedText, values: [classId] });
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

/** $1 now, $2 hours, $3 whether all are visible at once. A setting that was shortened counts for those that wait. */
const dueText = `update daily_reports set hidden_until = null where id in (
    select id from daily_reports where hidden_until is not null and deleted_at is null
      and ($3::boolean or hidden_until <= $1 or created_at <= $1 - $2::int * interval '1 hour')
    order by hidden_until, id limit ${BATCH} for no key update skip locked) ${returning}`;

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
