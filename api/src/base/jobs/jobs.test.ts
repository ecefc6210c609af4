import { expect, it, vi } from 'vitest';
import type { Sql } from '#base/database/sql.ts';
import { describeError } from '#base/observability/logger.ts';
import { createMetrics } from '#base/observability/metrics.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { type JobHandlers, jobNames, openJobs } from './jobs.ts';

const api = await useTestApi();
const { sql, listen } = api.deps.database;

/** Records what is logged at level error, with the message of the line. */
function recordedDeps() {
  const lines: object[] = [];
  const logger = { ...api.deps.logger, error: (fields: object, msg: string) => void lines.push({ ...fields, msg }) };
  return { lines, logger: logger as typeof api.deps.logger, metrics: createMetrics(false) };
}

const idle: JobHandlers = {
  mail: async () => {},
  cleanup: async () => {},
  meeting: async () => {},
  payment: async () => {},
  'payment-reconcile': async () => {},
  'personal-export': async () => {},
  erasures: async () => {},
  canary: async () => {},
  'class-clock': async () => {},
  series: async () => {},
  'time-off': async () => {},
  shift: async () => {},
  'kept-classes': async () => {},
  deliveries: async () => {},
  webhooks: async () => {},
};

it('only one waiting run of a scheduled job is kept', async () => {
  let runs = 0;
  const count = async () => {
    runs += 1;
  };
  const jobs = await openJobs({ sql, listen, ...recordedDeps() }, () => ({ ...idle, 'class-clock': count }));
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
const deliveries = { name: 'deliveries', cron: '* * * * *' };
const erasures = { name: 'erasures', cron: '29 2 * * *' };
const kept = { name: 'kept-classes', cron: '23 1 * * *' };
const reconcile = { name: 'payment-reconcile', cron: '41 2 * * *' };
const series = { name: 'series', cron: '11 1 * * *' };
const webhooks = { name: 'webhooks', cron: '* * * * *' };

it.each([
  [jobNames, [canary, clock, cleanup, deliveries, erasures, kept, reconcile, series, webhooks]],
  [['mail', 'cleanup'] as const, [cleanup]],
])('a process that works on %j schedules the scheduled jobs among them', async (work, schedules) => {
  const jobs = await openJobs({ sql, listen, ...recordedDeps() }, () => idle);
  await jobs.work(work);
  try {
    const text = 'select name, cron from pgboss.schedule order by name';
    expect(await sql.query({ text })).toEqual(schedules);
  } finally {
    await jobs.stop();
    await sql.query({ text: 'delete from pgboss.schedule' });
  }
});

it('a job that waits at the start runs only after everything that its handler uses is ready', async () => {
  const before = await openJobs({ sql, listen, ...recordedDeps() }, () => idle);
  await before.enqueue(sql, 'meeting', { classId: 7 });
  await before.stop();
  let isOpen = false;
  const seen: unknown[] = [];
  const deps = recordedDeps();
  const jobs = await openJobs({ sql, listen, ...deps }, (own) => ({
    ...idle,
    meeting: async ({ classId }) => void seen.push([classId, isOpen, typeof own.enqueue]),
  }));
  isOpen = true;
  await jobs.work(['meeting']);
  await expect.poll(() => seen).toEqual([[7, true, 'function']]);
  await jobs.stop();
  expect(deps.lines).toEqual([]);
});

it('an enqueued job wakes the processes that work on it, long before they look by themselves', async () => {
  const seen: number[] = [];
  const meeting = async ({ classId }: { classId: number }) => void seen.push(classId);
  const jobs = await openJobs({ sql, listen, ...recordedDeps() }, () => ({ ...idle, meeting }));
  await jobs.work(['meeting']);
  // The first one may still be found by the look of the start; after it the lane waits.
  await jobs.enqueue(sql, 'meeting', { classId: 7 });
  await expect.poll(() => seen).toEqual([7]);
  await jobs.enqueueAll(sql, 'meeting', [{ classId: 8 }, { classId: 9 }]);
  await expect.poll(() => seen.toSorted()).toEqual([7, 8, 9]);
  await jobs.enqueue(sql, 'meeting', { classId: 10 });
  await expect.poll(() => seen.at(-1)).toBe(10);
  await jobs.stop();
});

it('the queue sends no statement by itself before it is worked on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const jobs = await openJobs({ sql, listen, ...recordedDeps() }, () => idle);
    expect(vi.getTimerCount()).toBe(0);
    await jobs.work([]);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await jobs.stop();
  } finally {
    vi.useRealTimers();
  }
});

it('a failed job is logged and counted by name and outcome, without its data', async () => {
  const deps = recordedDeps();
  const failing = async () => {
    throw new Error('550 <maryam@academy.test>: no such mailbox');
  };
  const jobs = await openJobs({ sql, listen, ...deps }, () => ({ ...idle, mail: failing, canary: failing }));
  await jobs.enqueue(sql, 'mail', { to: 'maryam@academy.test', subject: 'Code', text: '123456' });
  await expect(jobs.drain()).rejects.toThrow('no such mailbox');
  await jobs.enqueue(sql, 'canary', {});
  await expect(jobs.drain()).rejects.toThrow('no such mailbox');
  await jobs.stop();
  expect(deps.lines).toMatchObject([
    { job: 'mail', attempt: 1, msg: 'a job failed' },
    { job: 'canary', attempt: 1, msg: 'a job gave up' },
  ]);
  const logged = JSON.stringify(
    deps.lines.map((line) => ({ ...line, err: describeError((line as { err: Error }).err) })),
  );
  expect(logged).not.toMatch(/maryam|123456/);
  const { values } = await deps.metrics.jobs.get();
  const counts = Object.fromEntries(values.map(({ labels, value }) => [`${labels.name} ${labels.outcome}`, value]));
  expect(counts).toMatchObject({ 'mail failed': 1, 'mail gave-up': 0, 'canary gave-up': 1, 'payment failed': 0 });
});

it('a job whose completion cannot be stored is an error of the queue, and the process continues', async () => {
  const deps = recordedDeps();
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' });
  let isLost = false;
  const losing: Sql = {
    ...sql,
    query: (statement) => (isLost ? Promise.reject(lost) : sql.query(statement)),
  };
  const jobs = await openJobs({ sql: losing, listen, ...deps }, () => ({
    ...idle,
    meeting: async () => {
      isLost = true;
    },
  }));
  await jobs.enqueue(sql, 'meeting', { classId: 7 });
  await jobs.work(['meeting']);
  await expect.poll(() => deps.lines).toContainEqual(expect.objectContaining({ msg: 'job queue failed' }));
  isLost = false;
  await jobs.stop();
});

it('the delay of the first due job is reported by name', async () => {
  const jobs = await openJobs({ sql, listen, ...recordedDeps() }, () => idle);
  await jobs.enqueue(sql, 'mail', { to: 'maryam@academy.test', subject: 'Code', text: '123456' });
  await jobs.enqueue(sql, 'payment', { purchaseId: 1 }, { seconds: 60 });
  await sql.query({ text: "update pgboss.job set start_after = now() - interval '5 minutes' where name = 'mail'" });
  const delays = await jobs.delays();
  expect(delays.get('mail')).toBeGreaterThanOrEqual(300);
  expect(delays.get('payment')).toBe(0);
  await jobs.stop();
});

it('many jobs can be enqueued at once, with the retries of their queue', async () => {
  const seen: number[] = [];
  const jobs = await openJobs({ sql, listen, ...recordedDeps() }, () => ({
    ...idle,
    meeting: async ({ classId }) => void seen.push(classId),
  }));
  await jobs.enqueueAll(sql, 'meeting', [{ classId: 7 }, { classId: 8 }]);
  await jobs.enqueueAll(sql, 'meeting', []);
  const text = `select retry_limit from pgboss.job where name = 'meeting' and state = 'created'`;
  expect(await sql.query({ text })).toEqual([{ retry_limit: 8 }, { retry_limit: 8 }]);
  await jobs.drain();
  expect(seen.sort()).toEqual([7, 8]);
  await jobs.stop();
});
