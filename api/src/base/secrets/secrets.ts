import type { Sql } from '#base/database/sql.ts';

/**
 * A key that this installation generates once and stores in its database, the same for all its processes.
 * @param make returns the value if there is none yet.
 */
export async function secretOf(sql: Sql, name: string, make: () => string): Promise<string> {
  await sql.query({
    text: 'insert into secrets (name, value) values ($1, $2) on conflict do nothing',
    values: [name, make()],
  });
  const [row] = await sql.query<{ value: string }>({
    text: 'select value from secrets where name = $1',
    values: [name],
  });
  if (!row) throw new Error(`there is no secret ${name}`);
  return row.value;
}
