import { expect, it } from 'vitest';
import { migrateDatabase } from '#base/database/migrate.ts';
import { migrateBefore } from '#testing/migrate-before.ts';
import { openBareDatabase } from '#testing/test-database.ts';

it('contact messages of former releases become read submissions of the form Contact, in their order', async () => {
  const database = await openBareDatabase();
  await migrateBefore(database, '_forms');
  await database.sql.query({
    text: `insert into contact_messages (name, email, message, language, created_at) values
      ('Layla', 'layla@example.test', 'Salam', 'ar', '2026-01-01T10:00Z'),
      ('Omar', 'omar@example.test', 'Hello', 'en', '2026-01-02T10:00Z')`,
  });
  await migrateDatabase(database);
  const rows = await database.sql.query({
    text: `select f.submission_count as count, s.user_name as name, s.user_email as email, s.read_at = s.created_at as read,
        s.answers -> 0 ->> 'answer' as message, (s.answers -> 0 ->> 'questionId')::bigint = q.id as asked
      from forms f join form_questions q on q.form_id = f.id join form_submissions s on s.form_id = f.id
      where f.built_in = 'contact' order by s.id`,
  });
  const same = { count: 2, read: true, asked: true };
  expect(rows).toEqual([
    { ...same, name: 'Layla', email: 'layla@example.test', message: 'Salam' },
    { ...same, name: 'Omar', email: 'omar@example.test', message: 'Hello' },
  ]);
  await database.close();
});
