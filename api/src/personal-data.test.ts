import { expect, it } from 'vitest';
import { declaredColumns } from '#base/personal-data/personal-data.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { personalData } from './personal-data.ts';

const api = await useTestApi('once');

/** Columns with foreign keys to users, and those that name users without one. */
const catalogText = `select c.table_name || '.' || c.column_name as name
from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
  (c.table_name, c.column_name) = ('users', 'id')
  or c.data_type = 'bigint' and c.column_name ~ '^(.*_)?(user_id|actor_id|author_id|student_id|teacher_id|leader_id|changed_by|created_by)$'
  or exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_class r on r.oid = k.conrelid where k.contype = 'f' and k.confrelid = 'users'::regclass
      and r.relname = c.table_name and a.attname = c.column_name))
order by 1`;

it('each column that names a user is declared by the module of its table (D123)', async () => {
  const found = await api.deps.database.sql.query<{ name: string }>({ text: catalogText });
  expect([...new Set(declaredColumns(personalData))].sort()).toEqual(found.map(({ name }) => name).sort());
});
