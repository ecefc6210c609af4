import { runSteps } from '../database/run-steps.ts';

export const PARENT = 'bench-parent';
const TEACHER = 'bench-teacher';

/** The password of the demo accounts. */
const person = (
  name: string,
  role: string,
) => `insert into users (name, email, password_hash, role_id, timezone, email_verified_at)
  select '${name}', '${name}@academy.test', password_hash, (select id from roles where name = '${role}'), 'UTC', now()
  from users where email = 'admin@academy.test'`;
const idOf = (name: string) => `(select id from users where email = '${name}@academy.test')`;
/** Number of classes in a year with two a week. */
const CLASSES = 100;

/** $1 children of one parent, each with a year of reported classes and some planned ones. */
const steps = [
  person(PARENT, 'guest'),
  person(TEACHER, 'teacher'),
  `insert into users (name, email, password_hash, role_id, timezone, email_verified_at)
    select 'Child ' || n, 'bench-child-' || n || '@academy.test', '', (select id from roles where name = 'student'), 'UTC', now()
    from generate_series(1, $1::int) n`,
  `insert into student_profiles (user_id, teacher_id, code) select id, ${idOf(TEACHER)}, 'F-' || id
    from users where email like 'bench-child-%'`,
  `insert into relations (user_id, related_user_id, relationship_type)
    select id, ${idOf(PARENT)}, 'parent' from users where email like 'bench-child-%'`,
  `insert into classes (student_id, teacher_id, class_number, starts_at, ends_at, title, wall_time, zone, status, attendance)
    select s.id, ${idOf(TEACHER)}, 1 + n, at, at + interval '15 minutes', 'Tajweed', to_char(at, 'YYYY-MM-DD HH24:MI'), 'UTC',
      case when at < now() then 'ended' else 'scheduled' end, 'presence'
    from (select id, row_number() over (order by id) - 1 as place from users where email like 'bench-child-%') s
    cross join generate_series(0, ${CLASSES - 1}) n
    cross join lateral (select date_trunc('day', now()) + (n - ${CLASSES - 10}) * interval '3 days'
      + interval '9 hours' + s.place * interval '15 minutes' as at) m`,
  `insert into daily_reports (class_id, author_id) select id, teacher_id from classes where status = 'ended' and teacher_id = ${idOf(TEACHER)}`,
  `insert into daily_report_parts (report_id, position, kind, body)
    select id, 0, 'comment', jsonb_build_object('text', 'Well done') from daily_reports where author_id = ${idOf(TEACHER)}`,
  'analyze',
];

/** Gives an academy one family with this many children. */
export const fillFamily = (databaseUrl: string, children: number): Promise<void> =>
  runSteps(databaseUrl, steps, children);
