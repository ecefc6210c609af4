import { expect, it } from 'vitest';
import { mergeColumns } from '#base/personal-data/merge-statements.ts';
import { declaredColumns } from '#base/personal-data/personal-data.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { personalData } from './personal-data.ts';

const api = await useTestApi('once');
const rules = mergeColumns(personalData);

/** Columns with foreign keys to users, and those that name users without one. */
const catalogText = `select c.table_name || '.' || c.column_name as name
from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
  (c.table_name, c.column_name) = ('users', 'id')
  or c.data_type = 'bigint' and c.column_name ~ '^(.*_)?(user_id|actor_id|author_id|student_id|teacher_id|leader_id|changed_by|created_by|owner_id)$'
  or exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_class r on r.oid = k.conrelid where k.contype = 'f' and k.confrelid = 'users'::regclass
      and r.relname = c.table_name and a.attname = c.column_name))
order by 1`;

it('each column that names a user is declared by the module of its table (D123)', async () => {
  const found = await api.deps.database.sql.query<{ name: string }>({ text: catalogText });
  expect([...new Set(declaredColumns(personalData))].sort()).toEqual(found.map(({ name }) => name).sort());
});

/** The columns of users in unique indexes and exclusion constraints: two rows of one person can be in each other's way. */
const uniqueText = `select distinct r.relname || '.' || a.attname as name, i.relname as "index"
from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class r on r.oid = x.indrelid
  join pg_attribute a on a.attrelid = r.oid and (a.attnum = any(x.indkey)
    or pg_get_indexdef(x.indexrelid) ~ ('[( ]' || a.attname || '[,:) ]'))
where (x.indisunique or x.indisexclusion) and r.relname || '.' || a.attname = any($1)
order by 1, 2`;

it('each unique index with a column of a user has a rule for merges, or says why no rows collide (D164)', async () => {
  const values = [rules.map(({ table, column }) => `${table}.${column}`)];
  const found = await api.deps.database.sql.query<{ name: string; index: string }>({ text: uniqueText, values });
  expect(found.length).toBeGreaterThan(30);
  const colliding = found.filter(({ name }) => {
    const rule = rules.find(({ table, column }) => `${table}.${column}` === name)?.rule;
    return typeof rule === 'object' && 'move' in rule && !rule.move.unlessThere && !rule.move.free;
  });
  expect(colliding).toEqual([]);
});

it('each rule of a merge is about a column that names a user (D164)', () => {
  const known = new Set(declaredColumns(personalData));
  const ruled = personalData.flatMap(({ table, merges = {} }) => Object.keys(merges).map((name) => `${table}.${name}`));
  expect(ruled.filter((name) => !known.has(name))).toEqual([]);
});
