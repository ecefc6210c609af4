import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../../demo/random.ts';
import { wronglyKept } from './check-remaining.ts';
import { remainingOf } from './remaining.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const query = (text: string, ...values: unknown[]) => sql.query({ text, values });

/** The stored number of each student's profile, the read number, and the sum of the ledger. */
const compare = () =>
  sql.query<{ kept: number; read: number; total: number }>({
    text: `select s.remaining as kept, ${remainingOf('s.user_id')} as read,
      (select coalesce(sum(delta), 0)::int from class_ledger l where l.student_id = s.user_id) as total
      from student_profiles s order by s.user_id`,
  });

it('a profile stores the sum of the ledger through inserted, changed, moved and deleted lines (D27)', async () => {
  const random = randomFrom(2027);
  const below = (most: number) => Math.floor(random() * most);
  const students = [await api.buildStudent(), await api.buildStudent(), await api.buildStudent()];
  const ids = students.map(({ id }) => id);
  for (let round = 0; round < 60; round += 1) {
    const { id } = students[below(3)] ?? { id: 0 };
    const steps = [
      () =>
        query(
          `insert into class_ledger (student_id, delta, reason) select unnest($1::bigint[]), $2::int, 'import'
            union all select $3::bigint, $4::int, 'class'`,
          ids,
          below(20) - 8,
          id,
          -1,
        ),
      () => query('update class_ledger set delta = delta + $2::int where student_id = $1', id, below(5) - 2),
      () =>
        query(
          'update class_ledger set student_id = $2::bigint where id in (select min(id) from class_ledger where student_id = $1)',
          id,
          ids[below(3)],
        ),
      () => query('delete from class_ledger where id in (select max(id) from class_ledger where student_id = $1)', id),
    ];
    await steps[below(steps.length)]?.();
  }
  const rows = await compare();
  expect(rows).toHaveLength(3);
  for (const { kept, read, total } of rows) expect([kept, read]).toEqual([total, total]);
  expect(rows.some(({ kept }) => kept !== 0)).toBe(true);
  expect(await wronglyKept(sql)).toEqual([]);
  await query('update student_profiles set remaining = remaining + 1 where user_id = $1', ids[1]);
  expect(await wronglyKept(sql)).toEqual([ids[1]]);
});

it('a user without a profile has the sum of the ledger, and a later profile starts with it', async () => {
  const user = await api.buildUser({ role: 'student' });
  await query(
    `insert into class_ledger (student_id, delta, reason) values ($1, 7, 'import'), ($1, -2, 'class')`,
    user.id,
  );
  const read = () => query(`select ${remainingOf('$1::bigint')} as remaining`, user.id);
  expect(await read()).toEqual([{ remaining: 5 }]);
  await query(`insert into student_profiles (user_id, code) values ($1, 'S-later')`, user.id);
  expect(await compare()).toEqual([{ kept: 5, read: 5, total: 5 }]);
});
