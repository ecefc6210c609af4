import './registered.ts';
import type { Sql } from '#base/database/sql.ts';
import { transferredSince } from '#modules/money/bank-transfers/transfers-sql.ts';
import type { Minute } from './define-module.ts';
import { modules } from './modules.ts';

const tasks = modules.flatMap(({ everyMinute = [] }) => everyMinute);

/**
 * The modules' tasks of each minute: reminders, states that follow the time, holds. A failing task does not stop the
 * others.
 * @throws the first error.
 */
export async function runMinuteClock(sql: Sql, minute: Omit<Minute, 'transferredSince'>): Promise<void> {
  const errors: unknown[] = [];
  for (const run of tasks)
    await run(sql, { ...minute, transferredSince }).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
