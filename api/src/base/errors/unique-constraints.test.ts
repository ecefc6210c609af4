import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { uniqueConstraints } from './unique-constraints.ts';

const api = await useTestApi('once');

/** Constraints of the academy's own tables; ids from the database are never duplicates. */
const catalogText = `select c.relname as name from pg_index i
  join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion) and not exists (
    select from pg_attribute a where a.attrelid = t.oid and i.indnkeyatts = 1 and a.attnum = i.indkey[0]
      and a.attidentity = 'a')`;

it('every unique constraint and index has a message or is handled by its statements', async () => {
  const catalog = await api.deps.database.sql.query<{ name: string }>({ text: catalogText });
  expect(Object.keys(uniqueConstraints).sort()).toEqual(catalog.map(({ name }) => name).sort());
});
