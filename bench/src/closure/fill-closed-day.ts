import { runSteps } from '../database/run-steps.ts';

/** Classes of one day: this many teachers give this many classes each, one after the other. */
const EACH = 20;
export const CLOSED_DAY = '2040-03-05';

const people = (
  role: string,
  count: string,
) => `insert into users (name, email, password_hash, role_id, timezone, email_verified_at)
  select '${role} ' || n, 'bench-${role}-' || n || '@academy.test', '', (select id from roles where name = '${role}'), 'UTC', now()
  from generate_series(1, ${count}) n`;
const of = (role: string) =>
  `(select id, row_number() over (order by id) - 1 as place from users where email like 'bench-${role}-%')`;

/** $1 classes: a teacher for every 20, a student with a parent for every 2. */
const steps = [
  people('teacher', `$1::int / ${EACH}`),
  people('student', '$1::int / 2'),
  people('guest', '$1::int / 2'),
  `insert into relations (user_id, related_user_id, relationship_type)
    select s.id, g.id, 'parent' from ${of('student')} s join ${of('guest')} g using (place)`,
  `insert into classes (student_id, teacher_id, class_number, starts_at, ends_at, title, wall_time, zone)
    select s.id, t.id, 1 + n / ($1::int / 2), at, at + interval '30 minutes', 'Tajweed', to_char(at, 'YYYY-MM-DD HH24:MI'), 'UTC'
    from generate_series(0, $1::int - 1) n
    cross join lateral (select timestamptz '${CLOSED_DAY} 01:00Z' + (n / ($1::int / ${EACH})) * interval '30 minutes' as at) m
    join ${of('teacher')} t on t.place = n % ($1::int / ${EACH})
    join ${of('student')} s on s.place = n % ($1::int / 2)`,
  'analyze',
];

/** Gives an academy this many classes on one day. */
export const fillClosedDay = (databaseUrl: string, classes: number): Promise<void> =>
  runSteps(databaseUrl, steps, classes);
