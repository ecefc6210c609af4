import { expect, it } from 'vitest';
import { migrateBefore } from '#testing/migrate-before.ts';
import { openBareDatabase } from '#testing/test-database.ts';
import { folded } from './folded.ts';
import { migrateDatabase } from './migrate.ts';

it('text that was stored before letters were folded by their kind is still found, and names of views stay distinct', async () => {
  const database = await openBareDatabase();
  await migrateBefore(database, '_fold_text');
  await database.sql.query({
    text: `insert into roles (name, built_in) values ('student', true) on conflict do nothing`,
  });
  const insertUser = `insert into users (name, email, password_hash, role_id)
    select 'O’Neil ' || n, n || '@academy.test', 'x', (select id from roles limit 1) from generate_series(1, 2) n returning id`;
  const [user] = await database.sql.query<{ id: number }>({ text: insertUser });
  const insertViews = `insert into list_views (user_id, list, name, query) values
    ($1, 'users', 'Weiß', ''), ($1, 'users', 'Weiss', ''), ($1, 'books', 'Weiss', '') returning id`;
  const views = await database.sql.query<{ id: number }>({ text: insertViews, values: [user?.id] });
  await migrateDatabase(database);
  const found = await database.sql.transaction(async (sql) => {
    await sql.query({ text: 'set local enable_seqscan = off' });
    const byIndex = (condition: string) =>
      sql.query({ text: `select name from users where ${condition} and deleted_at is null`, values: ['ONeil 2'] });
    return [
      ...(await byIndex(`search_grams(folded) @> search_grams(${folded('$1::text')})`)),
      ...(await byIndex(`${folded('name')} = ${folded('$1::text')}`)),
    ];
  });
  expect(found).toEqual([{ name: 'O’Neil 2' }, { name: 'O’Neil 2' }]);
  const names = await database.sql.query({ text: 'select name from list_views order by id' });
  const later = `Weiss (${views[1]?.id})`;
  expect(names).toEqual([{ name: 'Weiß' }, { name: later }, { name: 'Weiss' }]);
  await database.close();
});
