import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#base/database/database.ts';
import { databaseErrorOf } from '#base/database/database-error.ts';
import { migrateDatabase } from '#base/database/migrate.ts';
import { migrateBefore } from '#testing/migrate-before.ts';
import { openBareDatabase } from '#testing/test-database.ts';

let database: Database;
beforeEach(async () => {
  database = await openBareDatabase();
});
afterEach(() => database.close());

const run = <Row extends object>(text: string, ...values: unknown[]) => database.sql.query<Row>({ text, values });

async function addPeople(): Promise<void> {
  await run(`insert into roles (name, built_in) values ('teacher', true)`);
  for (const [name, zone] of [
    ['teacher', 'Europe/London'],
    ['student', 'Nowhere/At_All'],
    ['other', 'Asia/Amman'],
  ])
    await run(
      `insert into users (name, email, password_hash, role_id, timezone) select $1, $1 || '@academy.test', '', id, $2 from roles`,
      name,
      zone,
    );
}

/** A class as the former release stored it. */
async function addClass(title: string, start: string, fields: Record<string, unknown> = {}): Promise<void> {
  const row = { teacher_id: 1, student_id: 2, status: 'scheduled', created_by: null, cancel_reason: null, ...fields };
  await run(
    `insert into classes (title, starts_at, class_number, teacher_id, student_id, status, created_by, cancel_reason)
      values ($1, $2, (select count(*) + 1 from classes), $3, $4, $5, $6, $7)`,
    title,
    start,
    ...Object.values(row),
  );
}

it('a database with former classes, some of which overlap, is upgraded', async () => {
  await migrateBefore(database, '_class_times');
  await addPeople();
  await addClass('first', '2026-07-01T16:00:00Z', { created_by: 1 });
  await addClass('next', '2026-07-01T16:30:00Z', { created_by: 2 });
  await addClass('over first', '2026-07-01T16:29:00Z', { student_id: 3 });
  await addClass('student twice', '2026-07-01T15:45:00Z', { teacher_id: 3 });
  await addClass('called off', '2026-07-01T16:00:00Z', { status: 'cancelled', cancel_reason: 'holiday' });
  await addClass('called off in words', '2026-07-01T16:00:00Z', { status: 'cancelled', cancel_reason: 'He is ill' });
  await migrateDatabase(database);
  const rows = await run<Record<string, unknown>>(
    `select title, ends_at - starts_at = interval '30 minutes' as "isFilled", wall_time, zone, overlap_by,
      cancel_reason, cancel_note from classes order by id`,
  );
  const plain = { isFilled: true, overlap_by: null, cancel_reason: null, cancel_note: null };
  const london = { zone: 'Europe/London', wall_time: '2026-07-01 17:00' };
  expect(rows).toEqual([
    { ...plain, ...london, title: 'first' },
    { ...plain, title: 'next', zone: 'Asia/Amman', wall_time: '2026-07-01 19:30' },
    { ...plain, ...london, title: 'over first', wall_time: '2026-07-01 17:29', overlap_by: 1 },
    { ...plain, title: 'student twice', zone: 'Asia/Amman', wall_time: '2026-07-01 18:45', overlap_by: 3 },
    { ...plain, ...london, title: 'called off', cancel_reason: 'holiday' },
    { ...plain, ...london, title: 'called off in words', cancel_reason: 'other', cancel_note: 'He is ill' },
  ]);
  expect(await run('select * from class_counts order by status')).toEqual([
    { status: 'cancelled', total: 2 },
    { status: 'scheduled', total: 4 },
  ]);
});

it('the database itself rejects a second class of a teacher or a student at the same time', async () => {
  await migrateDatabase(database);
  await addPeople();
  const add = (start: string, fields: Record<string, unknown> = {}) => {
    const row = { teacher_id: 1, student_id: 2, status: 'scheduled', overlap_by: null, deleted_at: null, ...fields };
    return run(
      `insert into classes (title, starts_at, ends_at, wall_time, zone, class_number, teacher_id, student_id, status, overlap_by, deleted_at)
        values ('x', $1, $1::timestamptz + interval '30 minutes', '', 'UTC', (select count(*) + 1 from classes), $2, $3, $4, $5, $6)`,
      start,
      ...Object.values(row),
    );
  };
  const constraintOf = (adding: Promise<unknown>) =>
    adding.then(
      () => null,
      (error) => databaseErrorOf(error)?.constraint,
    );
  await add('2026-07-01T16:00:00Z');
  expect(await constraintOf(add('2026-07-01T16:29:00Z', { student_id: 3 }))).toBe('classes_teacher_overlap');
  expect(await constraintOf(add('2026-07-01T15:31:00Z', { teacher_id: 3 }))).toBe('classes_student_overlap');
  for (const [start, fields] of [
    ['2026-07-01T16:30:00Z', {}],
    ['2026-07-01T15:30:00Z', {}],
    ['2026-07-01T16:00:00Z', { status: 'cancelled' }],
    ['2026-07-01T16:00:00Z', { deleted_at: '2026-07-01T16:00:00Z' }],
    ['2026-07-01T16:00:00Z', { overlap_by: 3 }],
    ['2026-07-01T16:00:00Z', { teacher_id: 3, student_id: 1 }],
  ] as const)
    expect(await constraintOf(add(start, fields)), JSON.stringify([start, fields])).toBeNull();
});
