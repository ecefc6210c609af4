import pg from 'pg';

/** One user in this many is a teacher. */
const TEACHER_EACH = 12;

const steps = [
  `insert into users (name, email, phone, password_hash, role_id, created_at)
    select (array['Amina','Yusuf','مريم','أحمد','Ibrahim','سلمى','Zayd','هدى'])[1 + n % 8] || ' ' || n,
      'bench-' || n || '@academy.test', '0780' || lpad(n::text, 7, '0'), '',
      (select id from roles where name = case when n % ${TEACHER_EACH} = 0 then 'teacher' else 'student' end),
      now() - n * interval '1 hour'
    from generate_series(1, $1::int - (select count(*)::int from users)) n`,
  `insert into teacher_profiles (user_id, code, leader_id)
    select u.id, 'B-' || u.id, (select id from users where email = 'huda.saleh@academy.test')
    from users u join roles r on r.id = u.role_id where u.email like 'bench-%' and r.name = 'teacher'`,
  `insert into student_profiles (user_id, code, teacher_id, leader_id, section, age)
    select u.id, 'B-' || u.id, t.user_id, t.leader_id, 'Quran', 6 + u.id % 12
    from (select u.id, row_number() over (order by u.id) as place from users u join roles r on r.id = u.role_id
      where u.email like 'bench-%' and r.name = 'student') u
    join (select user_id, leader_id, row_number() over (order by user_id) as place, count(*) over () as total
      from teacher_profiles where code like 'B-%') t on t.place = 1 + u.place % t.total`,
  // Four months of classes for each.
  `insert into class_ledger (student_id, delta, reason)
    select user_id, case when n % 13 = 1 then 12 else -1 end, case when n % 13 = 1 then 'renewal' else 'class' end
    from student_profiles, generate_series(1, 50) n where code like 'B-%'`,
];

/** Fills a migrated database with people, up to this many. */
export async function fillUsers(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const [index, text] of steps.entries()) await client.query(text, index === 0 ? [count] : []);
  await client.query('vacuum analyze');
  await client.end();
}
