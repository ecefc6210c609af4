import pg from 'pg';

/** Classes of the measured teacher in each of the two measured months. */
const IN_MONTH = 60;
const CLASSES_OF_TEACHER = 1000;
const MOST_DAYS = 1000;
const teacher = `(select id from users where email = 'teacher@academy.test')`;

/** As if an admin had let them overlap: some do. */
const added = (rows: string) => `insert into classes
    (student_id, teacher_id, class_number, starts_at, status, attendance, title, ends_at, wall_time, zone, overlap_by)
  select r.*, r.starts_at + interval '30 minutes', to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), 'UTC',
    r.teacher_id from (${rows}) r(student_id, teacher_id, class_number, starts_at, status, attendance, title)`;

/** Each with the number of classes as $1, where it takes one. */
const steps = [
  // Nobody's classes are checked one by one: they are made right.
  'set session_replication_role = replica',
  'truncate classes, salary_months, salary_month_lines, salary_adjustments cascade',
  `insert into users (name, email, password_hash, role_id)
    select 'Person ' || n, 'bench-' || n || '@academy.test', '', (select id from roles where name = 'teacher')
    from generate_series(1, greatest(2, $1::int / ${CLASSES_OF_TEACHER})) n`,
  `insert into teacher_salaries (teacher_id, price_minor, effective_from)
    select id, 400 + id % 100, date '2020-01-01' from users where email like 'bench-%'`,
  added(`select (select max(id) from users), ${teacher}, -row_number() over (),
      month + n * interval '11 hours', 'ended', 'presence', 'Tajweed'
    from generate_series(1, ${IN_MONTH}) n, (values (timestamptz '2026-02-01'), ('2026-03-01')) m (month)`),
  added(`select u.id, u.id, n, timestamptz '2026-06-01' - (n % ${MOST_DAYS}) * interval '1 day', 'ended',
      'presence', 'Tajweed'
    from generate_series(1, $1::int - 2 * ${IN_MONTH}) n
    join (select id, row_number() over (order by id) as place, count(*) over () as total
      from users where email like 'bench-%') u on u.place = 1 + n % u.total`),
  `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
    select distinct teacher_id, date_trunc('month', starts_at at time zone 'Asia/Amman')::date, 0, 'USD', now(), teacher_id
    from classes where starts_at < '2026-03-01'`,
  `insert into salary_month_lines
      (salary_month_id, class_id, student_id, starts_at, attendance, percent, price_minor, price_since, booked_minor)
    select m.id, c.id, c.student_id, c.starts_at, c.attendance, 100, 400, '2020-01-01', 0
    from classes c join salary_months m on m.teacher_id = c.teacher_id
      and m.month = date_trunc('month', c.starts_at at time zone 'Asia/Amman')::date`,
  `insert into salary_adjustments (teacher_id, month, amount_minor, class_id, actor_id, created_at)
    select teacher_id, '2026-03-01', 400, id, teacher_id, now() from classes
    where starts_at < '2026-03-01' and id % 50 = 0`,
];

/** Fills a database that the API has made with this many classes; the teacher's two months are the same in each. */
export async function fillClasses(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const text of steps) await client.query(text, text.includes('$1') ? [count] : []);
  await client.query('vacuum analyze');
  await client.end();
}
