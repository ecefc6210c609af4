import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { AcademyServer } from '../academy/academy-server.ts';
import { cpuOf } from '../academy/cpu.ts';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { medians } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillSeries, undoSeries } from './fill-series.ts';

const FEW = 200;
const MANY = 2000;
/** Classes of a series with three times a week in eight weeks. */
const LEAST_CLASSES = 23;
const RUNS = 3;
const LONGEST_MS = 15 * 60_000;

interface Academy extends AcademyServer {
  databaseUrl: string;
  series: number;
}

interface Found {
  /** Processor time of the server, in milliseconds. */
  cpu: number;
  seconds: number;
  classes: number;
}

async function openAcademy(ground: Ground, series: number): Promise<Academy> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `series_${series}`);
  const server = await ground.start({ databaseUrl, env: { CLASS_CLOCK: '0', MEETINGS: 'none' } });
  await fillSeries(databaseUrl, series);
  return { ...server, databaseUrl, series };
}

const countText = `select (select count(*)::int from series where made_until is null) as left,
  (select count(*)::int from classes) as classes`;

/** Runs the job that makes the classes of all series, in a process of its own code. */
async function makeAll({ url, databaseUrl }: Academy): Promise<Found> {
  await undoSeries(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [from, cpu] = [performance.now(), await cpuOf(url)];
    await client.query(`insert into pgboss.job (name, data) values ('series', '{}')`);
    for (;;) {
      const { rows } = await client.query<{ left: number; classes: number }>(countText);
      const seconds = (performance.now() - from) / 1000;
      if (rows[0]?.left === 0) return { cpu: (await cpuOf(url)) - cpu, seconds, classes: rows[0].classes };
      if (seconds * 1000 > LONGEST_MS) throw new Error(`${rows[0]?.left} series were not made`);
      await pause(200);
    }
  } finally {
    await client.end();
  }
}

async function measure(academy: Academy, runs: number): Promise<Found> {
  // Warms up code and query plans, whose cost does not belong to a series.
  await makeAll(academy);
  const found: Found[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await makeAll(academy));
  return medians(found);
}

/** D90: eight weeks of classes of one series cost the same among many series as among few. */
export async function benchSeries(ground: Ground, runs: number): Promise<void> {
  const academies = { few: await openAcademy(ground, FEW), many: await openAcademy(ground, MANY) };
  const few = await measure(academies.few, Math.min(runs, RUNS));
  const many = await measure(academies.many, Math.min(runs, RUNS));
  const each = ({ cpu, classes }: Found) => cpu / classes;
  const rows = [
    ['classes made', few.classes, many.classes],
    ['processor time, s', few.cpu / 1000, many.cpu / 1000],
    ['processor time of a class, ms', each(few), each(many)],
    ['seconds', few.seconds, many.seconds],
  ];
  const goals = [
    { name: 'processor time of a class, of many series to few', value: each(many) / each(few), most: 1.3 },
    { name: 'classes of a series', value: many.classes / MANY, least: LEAST_CLASSES },
  ];
  report('series', {
    text: [table(['eight weeks', `${FEW} series`, `${MANY} series`], rows), describeGoals(goals)].join('\n\n'),
    figures: { few, many },
  });
}
