import type { Sql } from './sql.ts';

class RollBack extends Error {
  readonly found: unknown;

  constructor(found: unknown) {
    super('The transaction is rolled back');
    this.found = found;
  }
}

/**
 * Rolls back whatever `run` stores. For a preview that must be what the action does. Not inside a transaction, which it
 * would end. @returns what `run` finds out.
 */
export async function runAndRollBack<Found>(sql: Sql, run: (sql: Sql) => Promise<Found>): Promise<Found> {
  try {
    return await sql.transaction<Found>(async (inside) => {
      throw new RollBack(await run(inside));
    });
  } catch (error) {
    if (error instanceof RollBack) return error.found as Found;
    throw error;
  }
}
