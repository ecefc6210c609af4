import pg from 'pg';

/** Runs statements one after the other, with the count as $1 where used; then updates the statistics. */
export async function runSteps(databaseUrl: string, steps: readonly string[], count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // The rows are valid: constraints and counting triggers are off.
  await client.query('set session_replication_role = replica');
  for (const text of steps) await client.query(text, text.includes('$1') ? [count] : []);
  await client.query('vacuum analyze');
  await client.end();
}
