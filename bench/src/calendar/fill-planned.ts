import pg from 'pg';
import { fillClasses } from '../classes/fill-classes.ts';

/** Classes of the measured teacher and student in the measured month, and of other people. */
const [OWN, OF_OTHERS] = [60, 200];
/** One of this many classes is in the future. */
const PLANNED_OF = 100;

const planned = (rows: string) => `insert into classes
    (student_id, teacher_id, class_number, starts_at, title, ends_at, wall_time, zone, overlap_by)
  select r.*, 'Tajweed', r.starts_at + interval '30 minutes',
    to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), 'UTC', r.teacher_id
  from (${rows}) r(student_id, teacher_id, class_number, starts_at)`;

const person = (name: string) => `(select id from users where email = '${name}@academy.test')`;
const others = `(select id, row_number() over (order by id) as place, count(*) over () as total
  from users where email like 'bench-%')`;
const MONTH = `timestamptz '2040-03-01'`;

const steps = [
  'set session_replication_role = replica',
  planned(`select ${person('student')}, ${person('teacher')}, 1000000 + n, ${MONTH} + n * interval '12 hours'
    from generate_series(1, ${OWN}) n`),
  planned(`select u.id, u.id, 2000000 + n, ${MONTH} + n * interval '3 hours'
    from generate_series(1, ${OF_OTHERS}) n join ${others} u on u.place = 1 + n % u.total`),
  // In the months after the measured one.
  planned(`select u.id, u.id, 3000000 + n, timestamptz '2040-05-01' + (n % 300) * interval '1 day'
    from generate_series(1, $1::int / ${PLANNED_OF}) n join ${others} u on u.place = 1 + n % u.total`),
];

/** Fills a database with this many classes; every size has the same classes in March 2040. */
export async function fillPlanned(databaseUrl: string, count: number): Promise<void> {
  await fillClasses(databaseUrl, count);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const text of steps) await client.query(text, text.includes('$1') ? [count] : []);
  await client.query('vacuum analyze');
  await client.end();
}
