import { runSteps } from '../database/run-steps.ts';

/** Each teacher has this many students, each at different times. */
const STUDENTS = 20;
const SLOTS = 3;

const people = (kind: string, count: string) => `insert into users (name, email, password_hash, role_id, timezone)
  select '${kind} ' || n, 'bench-${kind}-' || n || '@academy.test', '', (select id from roles where name = '${kind}'),
    'Africa/Cairo' from generate_series(0, ${count} - 1) n`;
const person = (kind: string, n: string) =>
  `(select id from users where email = 'bench-${kind}-' || ${n} || '@academy.test')`;

const steps = [
  // The classes of the demo's series exist already.
  'truncate series, series_slots, series_obstacles, classes cascade',
  people('teacher', `$1::int / ${STUDENTS}`),
  people('student', '$1::int'),
  `insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on)
    select ${person('student', 'n')}, ${person('teacher', `n / ${STUDENTS}`)}, (select min(id) from materials),
      'Africa/Cairo', 'student', current_date + 1, current_date + 1 from generate_series(0, $1::int - 1) n`,
  `insert into series_slots (series_id, weekday, time, minutes)
    select s.id, t % 7, to_char(8 + t / 7, 'FM00') || ':00', 30
    from (select id, row_number() over (order by id) - 1 as n from series) s
    cross join lateral generate_series(s.n % ${STUDENTS}, ${STUDENTS * SLOTS - 1}, ${STUDENTS}) t`,
];

/** Fills an academy with series of three times a week, whose classes are not made yet. */
export const fillSeries = (databaseUrl: string, count: number): Promise<void> => runSteps(databaseUrl, steps, count);

const undoSteps = ['truncate classes, series_obstacles cascade', 'update series set made_until = null'];

/** Deletes the classes that were made. */
export const undoSeries = (databaseUrl: string): Promise<void> => runSteps(databaseUrl, undoSteps, 0);
