import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { type JobHandlers, startJobs } from './jobs.ts';

const api = await useTestApi();
const { logger } = api.deps;
const { sql } = api.deps.database;

const idle: JobHandlers = { mail: async () => {}, cleanup: async () => {}, 'class-clock': async () => {} };

it('of runs of the class clock that wait, one is kept', async () => {
  let runs = 0;
  const count = async () => {
    runs += 1;
  };
  const jobs = await startJobs(sql, { ...idle, 'class-clock': count }, logger, false);
  for (let time = 0; time < 3; time += 1) await jobs.enqueue(sql, 'class-clock', {});
  await jobs.drain();
  expect(runs).toBe(1);
  await jobs.enqueue(sql, 'class-clock', {});
  await jobs.drain();
  expect(runs).toBe(2);
  await jobs.stop();
});

it('a process that works has the class clock run each minute, and the cleanup each night', async () => {
  const jobs = await startJobs(sql, idle, logger, true);
  try {
    const text = 'select name, cron from pgboss.schedule order by name';
    expect(await sql.query({ text })).toEqual([
      { name: 'class-clock', cron: '* * * * *' },
      { name: 'cleanup', cron: '17 3 * * *' },
    ]);
  } finally {
    await jobs.stop();
    await sql.query({ text: 'delete from pgboss.schedule' });
  }
});
