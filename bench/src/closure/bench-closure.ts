import { setTimeout as pause } from 'node:timers/promises';
import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { CLOSED_DAY, fillClosedDay } from './fill-closed-day.ts';
import { processorSeconds } from './processor-time.ts';

const [FEW, MANY] = [100, 1000];
const LONGEST_MS = 5 * 60_000;

interface TimeOff {
  id: string;
  job: { state: string; total: number };
  classes: { state: string }[];
}

/** Closes a day with this many classes, all cancelled, and takes it back. */
async function closing(ground: Ground, count: number) {
  const databaseUrl = await createDatabase(ground.databaseUrl, `closure_${count}`);
  const academy = await ground.start({ databaseUrl, env: { CLASS_CLOCK: '0', MEETINGS: 'none' } });
  await fillClosedDay(databaseUrl, count);
  const token = await signInAs(academy, 'admin');
  async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${academy.url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  }
  const untilFinished = async (id: string): Promise<TimeOff> => {
    const from = performance.now();
    for (;;) {
      const found = await call<TimeOff>('GET', `closures/${id}`);
      if (found.job.state === 'finished' || performance.now() - from > LONGEST_MS) return found;
      await pause(200);
    }
  };
  async function measured(act: () => Promise<TimeOff>) {
    const [from, before] = [performance.now(), await processorSeconds(academy.pid, databaseUrl)];
    const { id } = await act();
    const done = await untilFinished(id);
    const seconds = (performance.now() - from) / 1000;
    return { done, seconds, processor: (await processorSeconds(academy.pid, databaseUrl)) - before };
  }
  const days = { from: CLOSED_DAY, to: CLOSED_DAY };
  const closed = await measured(async () => {
    const { classes } = await call<{ classes: { id: string }[] }>('POST', 'closures/preview', days);
    const decisions = classes.map(({ id }) => ({ classId: id, action: 'cancel' }));
    return call('POST', 'closures', { ...days, name: { en: 'Holiday', ar: 'عطلة' }, decisions });
  });
  const undone = await measured(() => call('DELETE', `closures/${closed.done.id}`));
  await academy.stop();
  const countOf = ({ done }: typeof closed, state: string) => done.classes.filter((one) => one.state === state).length;
  return { closed, undone, cancelled: countOf(closed, 'done'), restored: countOf(undone, 'undone') };
}

/** D97: a closure over many classes is one act, and so is taking it back. */
export async function benchClosure(ground: Ground): Promise<void> {
  const few = await closing(ground, FEW);
  const many = await closing(ground, MANY);
  const rows = [
    [`closing ${FEW} classes, s of processor time`, few.closed.processor],
    [`closing ${FEW} classes, s`, few.closed.seconds],
    [`closing ${MANY} classes, s of processor time`, many.closed.processor],
    [`closing ${MANY} classes, s`, many.closed.seconds],
    [`taking ${MANY} back, s of processor time`, many.undone.processor],
    [`taking ${MANY} back, s`, many.undone.seconds],
  ];
  const goals = [
    { name: `closing ${MANY} classes, s of processor time`, value: many.closed.processor, most: 20 },
    { name: `taking ${MANY} back, s of processor time`, value: many.undone.processor, most: 20 },
    { name: `closing ${FEW} classes, s`, value: few.closed.seconds, most: 15 },
    { name: 'classes cancelled', value: many.cancelled, least: MANY },
    { name: 'classes as before', value: many.restored, least: MANY },
  ];
  report('closure', {
    text: [table(['closure', 'found'], rows), describeGoals(goals)].join('\n\n'),
    figures: Object.fromEntries(rows),
  });
}
