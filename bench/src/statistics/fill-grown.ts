import { runSteps } from '../database/run-steps.ts';

/** Numbers of an old academy: people and classes of all years. */
export interface Grown {
  users: number;
  classes: number;
}

/** Today's activity is the same in each: these students, and their classes around today. */
const ACTIVE = 400;
const CURRENT = 800;
const TEACHER_EACH = 50;
const roleId = (name: string) => `(select id from roles where name = '${name}')`;

const people = [
  'truncate classes, class_counts, class_ledger, student_profiles, teacher_profiles, user_counts cascade',
  `insert into users (name, email, password_hash, role_id, created_at)
    select 'Person ' || n, 'grown-' || n || '@academy.test', '',
      case when n % ${TEACHER_EACH} = 0 then ${roleId('teacher')} else ${roleId('student')} end,
      now() - (1 + n * 2900.0 / $1::int) * interval '1 day'
    from generate_series(1, $1::int) n`,
  'insert into user_counts (role_id, total) select role_id, count(*) from users where deleted_at is null group by role_id',
  `insert into teacher_profiles (user_id, code) select id, 'G-' || id from users where role_id = ${roleId('teacher')}`,
  // The newest students are active; one in twenty of them has no classes left.
  `insert into student_profiles (user_id, code, teacher_id, last_status, remaining, created_at)
    select s.id, 'G-' || s.id, t.id, case when s.place > ${ACTIVE} then 'stopped' end,
      case when s.place > ${ACTIVE} or s.place % 20 = 0 then 0 else 4 end, s.created_at
    from (select id, created_at, row_number() over (order by id) as place from users where role_id = ${roleId('student')}) s
    join (select id, row_number() over (order by id) as place from users where role_id = ${roleId('teacher')}) t
      on t.place = 1 + s.place % 16`,
  `insert into class_ledger (student_id, delta, reason)
    select user_id, n, case when n > 0 then 'purchase' else 'class' end
    from student_profiles, unnest(array[12, -4, -4, -4]) n
    union all select user_id, remaining, 'renewal' from student_profiles where remaining > 0`,
];

/** As if an admin had allowed overlaps: some of the classes overlap. */
const added = (rows: string) => `insert into classes
    (student_id, teacher_id, class_number, starts_at, status, attendance, title, ends_at, wall_time, zone, overlap_by, created_at)
  select r.*, r.starts_at + interval '30 minutes', to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), 'UTC',
    r.teacher_id, r.starts_at - interval '7 days' from (${rows}) r(student_id, teacher_id, class_number, starts_at, status, attendance, title)`;

const of = (isActive: boolean) => `student_profiles where last_status is ${isActive ? '' : 'not '}null`;

/** Class `n` belongs to these students in turn, joined by a hash because both sides are large. */
const student = (isActive: boolean) => `(select user_id, teacher_id, row_number() over (order by user_id) as place
    from ${of(isActive)}) s on s.place = 1 + n % (select count(*) from ${of(isActive)})`;

const classes = [
  added(`select s.user_id, s.teacher_id, n, now() + (n % 40 - 29) * interval '1 day' - (1 + n % 7) * interval '1 hour',
      case when n % 40 > 28 then 'scheduled' when n % 40 = 28 and n % 3 = 0 then 'needs_report_to_end'
        when n % 25 = 0 then 'cancelled' else 'ended' end,
      case when n % 17 = 0 then 'absence_student' else 'presence' end, 'Tajweed'
    from generate_series(1, ${CURRENT}) n join ${student(true)}`),
  added(`select s.user_id, s.teacher_id, n, now() - (60 + n % 2800) * interval '1 day' - (n % 11) * interval '1 hour',
      case when n % 25 = 0 then 'cancelled' else 'ended' end,
      case when n % 17 = 0 then 'absence_student' else 'presence' end, 'Tajweed'
    from generate_series(1, $1::int - ${CURRENT}) n join ${student(false)}`),
  // The job of the running API may have counted meanwhile.
  `insert into class_counts (status, total) select status, count(*) from classes group by status
    on conflict (status) do update set total = excluded.total`,
];

/** Fills a migrated database. */
export async function fillGrown(databaseUrl: string, grown: Grown): Promise<void> {
  await runSteps(databaseUrl, people, grown.users);
  await runSteps(databaseUrl, classes, grown.classes);
}
