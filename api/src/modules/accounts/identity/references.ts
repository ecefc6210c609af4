import type { Sql } from '#base/database/sql.ts';

const columnsText = `select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`;

interface Column {
  table: string;
  column: string;
}

const idsOf = ({ table, column }: Column) =>
  `select distinct "${column}" as id from ${table} where "${column}" = any($1::bigint[])`;

/**
 * Which of these people are named by any foreign key of the database: classes, messages, sessions, also of future
 * modules. @param except columns that do not count, as `notifications.recipient_id`.
 */
export async function referencedUsers(
  sql: Sql,
  ids: readonly number[],
  except: ReadonlySet<string>,
): Promise<Set<number>> {
  const columns = await sql.query<Column>({ name: 'user-references', text: columnsText });
  const counted = columns.filter(({ table, column }) => !except.has(`${table}.${column}`));
  const rows = await sql.query<{ id: number }>({ text: counted.map(idsOf).join(' union '), values: [ids] });
  return new Set(rows.map(({ id }) => id));
}
