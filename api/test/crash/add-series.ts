import type pg from 'pg';

/** The number of students of a teacher. */
const STUDENTS = 20;

const role = (name: string) => `(select id from roles where name = '${name}')`;
const people = (kind: string, count: string) => `insert into users (name, email, password_hash, role_id, timezone)
  select '${kind} ' || n, '${kind}-' || $1 || '-' || n || '@academy.test', 'x', ${role(kind)}, 'Africa/Cairo'
  from generate_series(0, ${count} - 1) n`;
const person = (kind: string, n: string) =>
  `(select id from users where email = '${kind}-' || $1 || '-' || ${n} || '@academy.test')`;

const steps = [
  people('teacher', `$2::int / ${STUDENTS}`),
  people('student', '$2::int'),
  `insert into materials (name, content, created_at) select 'Qaida', '', now() where not exists (select from materials)`,
  `insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on)
    select ${person('student', 'n')}, ${person('teacher', `n / ${STUDENTS}`)}, (select min(id) from materials),
      'Africa/Cairo', 'student', current_date + 1, current_date + 1 from generate_series(0, $2::int - 1) n`,
  // Two times a week for each student, each different from the teacher's others.
  `insert into series_slots (series_id, weekday, time, minutes)
    select s.id, t % 7, to_char(8 + t / 7, 'FM00') || ':00', 30
    from series s join users u on u.id = s.student_id
    cross join lateral (select split_part(u.email, '@', 1) as name) a
    cross join lateral unnest(array[split_part(a.name, '-', 3)::int % ${STUDENTS},
      split_part(a.name, '-', 3)::int % ${STUDENTS} + ${STUDENTS}]) t
    where split_part(a.name, '-', 2) = $1`,
];

/** Adds series without any classes yet, with their own students and teachers. @param round is part of the names. */
export async function addSeries(client: pg.Client, round: number, count: number): Promise<void> {
  await client.query('begin');
  for (const text of steps)
    await client.query(
      text,
      [String(round), count].filter((_, at) => text.includes(`$${at + 1}`)),
    );
  await client.query('commit');
}
