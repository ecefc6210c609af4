import type { Sql } from './sql.ts';

class RolledBack extends Error {}

/**
 * What `run` finds out; whatever it stores is rolled back. For a preview that must be what the action does. Not inside a
 * transaction, which it would end.
 */
export async function rolledBack<Found>(sql: Sql, run: (sql: Sql) => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  try {
    await sql.transaction(async (inside) => {
      found.splice(0, 1, await run(inside));
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const [result] = found;
  return result as Found;
}
