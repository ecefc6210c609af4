import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { vi } from 'vitest';

/** The number of statements that a request sends to the pool, without those of jobs and the outbox at the same time. */
export async function countStatements(pool: pg.Pool, request: () => Promise<unknown>): Promise<number> {
  const counted = new AsyncLocalStorage<true>();
  const send = pool.query.bind(pool) as (...query: unknown[]) => unknown;
  let count = 0;
  const query = vi.spyOn(pool, 'query').mockImplementation(((...statement: unknown[]) => {
    if (counted.getStore()) count += 1;
    return send(...statement);
  }) as typeof pool.query);
  await counted.run(true, request);
  query.mockRestore();
  return count;
}
