import { expect, it } from 'vitest';
import type { Sql } from '#base/database/sql.ts';
import { requestCalls } from '#modules/timetable/requests/requests.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { runMinuteClock } from './minute-clock.ts';

const api = await useTestApi();
const HOUR_MS = 3_600_000;
const { family, classIn, asked, notified } = requestCalls(api);

/** A database whose first transaction fails. */
function failingOnce(sql: Sql, error: Error): Sql {
  let isFirst = true;
  return {
    orm: sql.orm,
    query: (statement) => sql.query(statement),
    transaction: (run) => {
      const fails = isFirst;
      isFirst = false;
      return fails ? Promise.reject(error) : sql.transaction(run);
    },
  };
}

it('a failing class clock does not stop requests from lapsing, and the run fails with its error (D100)', async () => {
  const own = await family();
  const { id } = await classIn(own, 3);
  await asked(own.parent, id);
  api.clock.advance(4 * HOUR_MS);
  const error = new Error('the first statement failed');
  const { database, academySettings: settings } = api.deps;
  const minute = { now: api.clock.now(), settings, deps: api.deps };
  const run = runMinuteClock(failingOnce(database.sql, error), minute);
  await expect(run).rejects.toBe(error);
  expect(await notified(own.parent)).toContain('class.request-lapsed');
});
