import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { occurrencesBetween, type SeriesRule } from '../src/modules/timetable/series/core/occurrences.ts';
import { addSeries } from './crash/add-series.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { builtServer, emptyDatabase, inFull, postgres, temporaryFolder } from './test-server.ts';

const ROUNDS = inFull ? 20 : 3;
/** New series of each round. */
const SERIES = 80;

interface Made extends SeriesRule {
  id: number;
  madeUntil: Date;
  /** As `slot day start`, in order; a duplicate occurs twice. */
  classes: string[];
  numbers: number[];
  histories: number;
}

const madeText = `select s.id::int, s.zone, s.every_weeks as "everyWeeks", s.anchor_on::text as "anchorOn",
  s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.count, s.made_until as "madeUntil",
  (select json_agg(json_build_object('id', l.id, 'weekday', l.weekday, 'time', l.time, 'minutes', l.minutes) order by l.id)
    from series_slots l where l.series_id = s.id) as slots,
  array(select c.slot_id || ' ' || c.slot_date || ' ' || extract(epoch from c.starts_at)::bigint
    from classes c where c.series_id = s.id order by c.starts_at) as classes,
  array(select c.class_number from classes c where c.series_id = s.id order by c.class_number) as numbers,
  (select count(*)::int from class_history h join classes c on c.id = h.class_id where c.series_id = s.id) as histories
  from series s order by s.id`;

const expected = (series: Made): string[] =>
  occurrencesBetween(series, new Date(0), series.madeUntil).map(
    ({ slotId, date, startsAt }) => `${slotId} ${date} ${startsAt.getTime() / 1000}`,
  );

describe.runIf(postgres)(`two processes that make series, one of them killed ${ROUNDS} times (D90)`, () => {
  let client: pg.Client;
  const running: ServerProcess[] = [];
  /** The number of kills while series were not finished. */
  let cuts = 0;

  /** The number of processed series. */
  const done = async () => (await client.query('select from series where made_until is not null')).rowCount ?? 0;
  /** One run for each process, as the clock enqueues each night. */
  const runJobs = () => client.query(`insert into pgboss.job (name, data) values ('series', '{}'), ('series', '{}')`);

  beforeAll(async () => {
    const url = await emptyDatabase('crash_series');
    const environment = {
      ...{ DATA_DIR: temporaryFolder('crash-series'), DEMO: '0', DATABASE_URL: url },
      ...{ CLASS_CLOCK: '0', MEETINGS: 'none' },
    };
    const start = () => startServer(builtServer(), environment);
    running.push(await start(), await start());
    client = new pg.Client({ connectionString: url });
    await client.connect();
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await done();
      await addSeries(client, round, SERIES);
      await runJobs();
      const enough = before + 5 + ((round * 7) % 11);
      await vi.waitUntil(async () => (await done()) > enough, { timeout: 60_000, interval: 20 });
      await running.shift()?.kill();
      if ((await done()) < before + SERIES) cuts += 1;
      running.push(await start());
    }
    await runJobs();
    await vi.waitUntil(async () => (await done()) === ROUNDS * SERIES, { timeout: 120_000, interval: 200 });
  }, 400_000);

  afterAll(async () => {
    await client?.end();
    for (const each of running) await each.stop();
  });

  it('after a crash each class of each series has been made exactly once', async () => {
    expect(cuts).toBeGreaterThan(0);
    const { rows } = await client.query<Made>(madeText);
    expect(rows).toHaveLength(ROUNDS * SERIES);
    for (const series of rows) {
      expect(series.classes, `series ${series.id}`).toEqual(expected(series));
      const { length } = series.classes;
      expect(length).toBeGreaterThan(14);
      expect(series.numbers).toEqual(Array.from({ length }, (_, at) => at + 1));
      expect(series.histories).toBe(length);
    }
    const obstacles = await client.query('select from series_obstacles');
    expect(obstacles.rowCount).toBe(0);
  });
});
