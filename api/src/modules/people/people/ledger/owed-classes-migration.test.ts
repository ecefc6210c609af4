import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const folder = path.join(packageRoot, 'drizzle');
const file = readdirSync(folder).find((name) => name.endsWith('_owed_classes.sql')) ?? '';

it('older notifications of owed classes get the key of owed classes', async () => {
  const student = await api.buildUser({ role: 'student' });
  const rows = [
    ['classes.left', 2],
    ['classes.left', 0],
    ['classes.left', -1],
    ['classes.student-left', 1],
    ['classes.student-left', -12],
  ] as const;
  for (const [at, [key, remaining]] of rows.entries())
    await sql.query({
      text: `insert into notifications (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
        values ($1, $2, $3, '{}', 'product', $4, 0, $5)`,
      values: [
        student.id,
        key,
        JSON.stringify({ name: 'Maryam', remaining: String(remaining) }),
        at,
        new Date(api.clock.now().getTime() - at),
      ],
    });
  await sql.query({ text: readFileSync(path.join(folder, file), 'utf8') });
  const bell = await api.request('get', '/api/notifications', { token: await api.tokenFor(student) });
  const { data } = await bell.json();
  expect(data.map(({ key, message }: { key: string; message: string }) => [key, message])).toEqual([
    ['classes.left', 'You have 2 classes left'],
    ['classes.left', 'You have no classes left'],
    ['classes.owed', 'You owe 1 class'],
    ['classes.student-left', 'Maryam has 1 class left'],
    ['classes.student-owed', 'Maryam owes 12 classes'],
  ]);
});
