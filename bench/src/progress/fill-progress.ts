import { runSteps } from '../database/run-steps.ts';

/** Entries of each student over some months; and of two students with a short and a long history. */
const EACH = 60;
export const HISTORIES = { short: 10, long: 1000 };

const counts =
  '7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6';
const roleId = (name: string) => `(select id from roles where name = '${name}')`;
const ofBench = `users where email like 'bench-student-%'`;

const historyOf = (place: string) =>
  `case ${place} when 1 then ${HISTORIES.short} when 2 then ${HISTORIES.long} else ${EACH} end`;

const steps = [
  'truncate classes, daily_reports, hifz_entries, hifz_known cascade',
  `insert into users (name, email, password_hash, role_id, timezone)
    select 'Student ' || n, 'bench-student-' || n || '@academy.test', '', ${roleId('student')}, 'Africa/Cairo'
    from generate_series(1, $1::int) n`,
  `insert into student_profiles (user_id, code, teacher_id)
    select id, 'B-' || id, (select id from users where email = 'teacher@academy.test') from ${ofBench}`,
  // One class each day, the last one yesterday.
  `insert into classes (student_id, teacher_id, class_number, starts_at, status, attendance, title, ends_at, wall_time, zone,
      overlap_by, created_at)
    select s.user_id, s.teacher_id, k, at, 'ended', 'presence', 'Quran', at + interval '30 minutes',
      to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), 'UTC', s.teacher_id, at
    from (select p.user_id, p.teacher_id, row_number() over (order by user_id) as place
      from student_profiles p where p.user_id in (select id from ${ofBench})) s
    cross join lateral generate_series(1, ${historyOf('s.place')}) k
    cross join lateral (select now() - k * interval '1 day' as at) t`,
  `insert into daily_reports (class_id, author_id, created_at) select id, teacher_id, ends_at from classes`,
  // One surah in each class, from An-Nas backwards, then again as revision.
  `insert into hifz_entries (report_id, class_id, student_id, teacher_id, date, kind, surah_from, ayah_from, surah_to, ayah_to, quality)
    select r.id, c.id, c.student_id, c.teacher_id, c.starts_at::date, case when c.class_number <= 114 then 'new' else 'far' end,
      s, 1, s, (array[${counts}])[s], 3 + c.class_number % 3
    from classes c join daily_reports r on r.class_id = c.id
    cross join lateral (select 114 - c.class_number % 114 as s) n`,
];

/** Fills an academy with students who have memorised for some months. @returns their ids in order. */
export const fillProgress = (databaseUrl: string, students: number): Promise<void> =>
  runSteps(databaseUrl, steps, students);
