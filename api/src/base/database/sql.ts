import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isCollision } from './database-error.ts';

/** A hand-written statement; with a name it is prepared once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

/**
 * A handle to the database: the pool, or an open transaction. Inside `transaction` use only the handle that it passes:
 * the embedded database has a single connection.
 */
export interface Sql {
  orm: NodePgDatabase;
  query<Row extends object>(statement: Statement): Promise<Row[]>;
  /**
   * Commits when `run` resolves, rolls back when it throws. Inside a transaction it joins that one. After a deadlock or
   * a serialization failure `run` is called again, so it must have no effect that a rollback does not undo: files, mail
   * and calls go before or after it. `publish`, jobs and `afterCommit` belong to the transaction.
   */
  transaction<T>(run: (sql: Sql) => Promise<T>): Promise<T>;
}

function sqlOfClient(client: PoolClient): Sql {
  const sql: Sql = {
    orm: drizzle(client),
    query: async <Row extends object>(statement: Statement) => (await client.query<Row>(statement)).rows,
    transaction: (run) => run(sql),
  };
  return sql;
}

async function inTransaction<T>(pool: Pool, run: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await run(sqlOfClient(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Milliseconds before a transaction that collided is tried again: without a delay it could lock the row before the
 * other transaction wakes, and both would collide again.
 */
const HEAD_START = 50;

/** The database outside any transaction. */
export function sqlOfPool(pool: Pool): Sql {
  return {
    orm: drizzle(pool),
    query: async <Row extends object>(statement: Statement) => (await pool.query<Row>(statement)).rows,
    transaction: (run) =>
      inTransaction(pool, run).catch(async (error) => {
        if (!isCollision(error)) throw error;
        await pause(HEAD_START);
        return inTransaction(pool, run);
      }),
  };
}
