import { runSteps } from '../database/run-steps.ts';

/** Number of classes of the measured teacher in each of two months and in each tab. */
const IN_MONTH = 60;
const IN_TAB = 30;
const OWN = 2 * IN_MONTH + 4 * IN_TAB;
const CLASSES_OF_TEACHER = 1000;
/** Coprime to 1000, so that each day has classes of every status. */
const MOST_DAYS = 997;
const teacher = `(select id from users where email = 'teacher@academy.test')`;
const student = `(select id from users where email = 'student@academy.test')`;

/** As if an admin had allowed overlaps: some of the classes overlap. */
const added = (rows: string) => `insert into classes
    (student_id, teacher_id, class_number, starts_at, status, attendance, title, ends_at, wall_time, zone, overlap_by)
  select r.*, r.starts_at + interval '30 minutes', to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), 'UTC',
    r.teacher_id from (${rows}) r(student_id, teacher_id, class_number, starts_at, status, attendance, title)`;

/** Of 1000 classes 10 are in the future, 1 needs its report, 20 were cancelled, 30 are trials. */
const statusOf = `case when n % 1000 < 10 then 'scheduled' when n % 1000 = 10 then 'needs_report_to_end'
  when n % 1000 between 11 and 30 then 'cancelled' when n % 1000 between 31 and 60 then 'trial' else 'ended' end`;
const past = `timestamptz '2026-06-01' - (n % ${MOST_DAYS}) * interval '1 day'`;
const soon = `date_trunc('hour', now()) + (1 + n % 300) * interval '1 hour'`;

const steps = [
  'truncate classes, salary_months, salary_month_lines, salary_adjustments, class_counts, report_counts cascade',
  `insert into users (name, email, password_hash, role_id)
    select 'Person ' || n, 'bench-' || n || '@academy.test', '', (select id from roles where name = 'teacher')
    from generate_series(1, greatest(2, $1::int / ${CLASSES_OF_TEACHER})) n`,
  added(`select ${student}, ${teacher}, -row_number() over (), month + n * interval '11 hours', 'ended', 'presence', 'Tajweed'
    from generate_series(1, ${IN_MONTH}) n, (values (timestamptz '2026-02-01'), ('2026-03-01')) m (month)`),
  added(`select ${student}, ${teacher}, -10000 - row_number() over (),
      case status when 'scheduled' then ${soon} else timestamptz '2026-05-01' + n * interval '13 hours' end, status,
      case status when 'trial' then 'trial' else 'presence' end, 'Tajweed'
    from generate_series(1, ${IN_TAB}) n, unnest(array['scheduled', 'needs_report_to_end', 'cancelled', 'trial']) status`),
  added(`select u.id, u.id, n, case status when 'scheduled' then ${soon} else ${past} end, status,
      case status when 'trial' then 'trial' else 'presence' end, 'Tajweed'
    from (select n, ${statusOf} as status from generate_series(1, $1::int - ${OWN}) n) n
    join (select id, row_number() over (order by id) as place, count(*) over () as total
      from users where email like 'bench-%') u on u.place = 1 + n % u.total`),
  'insert into class_counts (status, total) select status, count(*) from classes group by status',
];

/** Fills a migrated database with this many classes; the measured teacher's own classes are the same in each. */
export const fillClasses = (databaseUrl: string, count: number): Promise<void> => runSteps(databaseUrl, steps, count);

const reportSteps = [
  'truncate daily_reports cascade',
  `insert into daily_reports (class_id, author_id, created_at)
    select id, teacher_id, ends_at + interval '10 minutes' from classes where status in ('ended', 'trial') order by ends_at, id`,
  `insert into daily_report_parts (report_id, position, kind, body)
    select id, 0, 'comment', jsonb_build_object('text', 'Read well, and revised the last page without a mistake.')
    from daily_reports`,
  `insert into report_counts (name, total) select 'live', count(*) from daily_reports`,
];

/** Adds the report of each class that was held. */
export const fillReports = (databaseUrl: string): Promise<void> => runSteps(databaseUrl, reportSteps, 0);
