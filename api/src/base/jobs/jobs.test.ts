import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { type JobHandlers, jobNames, startJobs } from './jobs.ts';

const api = await useTestApi();
const { logger } = api.deps;
const { sql } = api.deps.database;

const idle: JobHandlers = {
  mail: async () => {},
  cleanup: async () => {},
  meeting: async () => {},
  payment: async () => {},
  'payment-reconcile': async () => {},
  canary: async () => {},
  'class-clock': async () => {},
};

it('only one waiting run of the class clock is kept', async () => {
  let runs = 0;
  const count = async () => {
    runs += 1;
  };
  const jobs = await startJobs(sql, { ...idle, 'class-clock': count }, logger, []);
  for (let time = 0; time < 3; time += 1) await jobs.enqueue(sql, 'class-clock', {});
  await jobs.drain();
  expect(runs).toBe(1);
  await jobs.enqueue(sql, 'class-clock', {});
  await jobs.drain();
  expect(runs).toBe(2);
  await jobs.stop();
});

const canary = { name: 'canary', cron: '* * * * *' };
const clock = { name: 'class-clock', cron: '* * * * *' };
const cleanup = { name: 'cleanup', cron: '17 3 * * *' };
const reconcile = { name: 'payment-reconcile', cron: '41 2 * * *' };

it.each([
  [jobNames, [canary, clock, cleanup, reconcile]],
  [['mail', 'cleanup'] as const, [cleanup]],
])('a process that works on %j schedules those of them that are due by the clock', async (work, schedules) => {
  const jobs = await startJobs(sql, idle, logger, work);
  try {
    const text = 'select name, cron from pgboss.schedule order by name';
    expect(await sql.query({ text })).toEqual(schedules);
  } finally {
    await jobs.stop();
    await sql.query({ text: 'delete from pgboss.schedule' });
  }
});
