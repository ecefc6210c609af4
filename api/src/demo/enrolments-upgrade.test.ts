import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seedDemo } from './seed.ts';

const api = await useTestApi('once');
const { sql } = api.deps.database;

const signIn = async (login: string) => {
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  return (await (await api.request('post', '/api/login', { body })).json()).data.token as string;
};
const idsOf = async (table: string) =>
  (await sql.query<{ id: number }>({ text: `select user_id::int as id from ${table} order by 1` })).map(({ id }) => id);

/** What people read, as bytes: lists, files, balances, statements, salary months, feeds of the calendar. */
async function readings(tokens: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const read = async (login: string, url: string) => {
    const response = await api.request('get', `/api${url}`, { token: tokens.get(login) ?? '' });
    // Only the number of the enrolment is new; no subject is named.
    const text = (await response.text()).replaceAll(/"(requestId|enrolment_id|enrolmentId)":(null|"[^"]*")/g, '');
    found[`${login} ${url}`] = `${response.status} ${text}`;
  };
  for (const login of tokens.keys())
    for (const url of ['/users?per_page=100', '/classes?per_page=100', '/daily-reports', '/series'])
      await read(login, url);
  await read('admin', '/users.csv');
  await read('admin', '/statistics/attention');
  for (const id of await idsOf('student_profiles'))
    for (const rest of [
      `/users/${id}/ledger`,
      `/students/${id}/statement`,
      `/students/${id}/holds`,
      `/students/${id}/progress`,
    ])
      await read('admin', rest);
  for (const id of await idsOf('teacher_profiles'))
    for (const rest of [`/teacher-salaries/${id}/months`, `/teachers/${id}/students`]) await read('admin', rest);
  return found;
}

it('the migration gives each student with a teacher or a balance one enrolment, and changes nothing that anybody reads (D125)', async () => {
  await seedDemo(api.deps);
  // As the release before left it.
  for (const table of ['classes', 'series']) await sql.query({ text: `update ${table} set enrolment_id = null` });
  await sql.query({ text: 'delete from enrolments' });
  const tokens = new Map<string, string>();
  for (const login of ['admin', 'leader', 'teacher', 'mona.adel', 'student', 'parent'])
    tokens.set(login, await signIn(login));
  const before = await readings(tokens);
  const file = path.join(packageRoot, 'drizzle/0138_enrolments_of_profiles.sql');
  await sql.query({ text: readFileSync(file, 'utf8') });
  expect(await readings(tokens)).toEqual(before);
  const wrong = await sql.query({
    text: `select s.user_id from student_profiles s left join enrolments e on e.student_id = s.user_id
      group by s.user_id having count(e.id) <> (s.teacher_id is not null or s.remaining <> 0)::int
        or bool_or(e.teacher_id is distinct from s.teacher_id or e.agreed_minutes <> s.agreed_session_duration or not e.is_first)`,
  });
  expect(wrong).toEqual([]);
  const taught = await sql.query({
    text: `select e.id from enrolments e left join enrolment_teachers h on h.enrolment_id = e.id and h.until is null
      where e.teacher_id is distinct from h.teacher_id`,
  });
  expect(taught).toEqual([]);
}, 240_000);
