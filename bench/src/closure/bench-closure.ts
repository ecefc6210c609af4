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

/** Minutes of the shift: less than a class, so that each class overlaps the next one's old time. */
const SHIFTED = 15;

interface Act {
  id: string;
  job: { state: string; total: number };
  classes: { state: string }[];
}

/** Closes a day with this many classes, which cancels them, and undoes it; then shifts them, and undoes that. */
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
  const untilFinished = async (path: string): Promise<Act> => {
    const from = performance.now();
    for (;;) {
      const found = await call<Act>('GET', path);
      if (found.job.state === 'finished' || performance.now() - from > LONGEST_MS) return found;
      await pause(200);
    }
  };
  async function measured(kind: 'closures' | 'shifts', act: () => Promise<Act>) {
    const [from, before] = [performance.now(), await processorSeconds(academy.pid, databaseUrl)];
    const { id } = await act();
    const done = await untilFinished(`${kind}/${id}`);
    const seconds = (performance.now() - from) / 1000;
    return { done, seconds, processor: (await processorSeconds(academy.pid, databaseUrl)) - before };
  }
  const days = { from: CLOSED_DAY, to: CLOSED_DAY };
  const closed = await measured('closures', async () => {
    const { classes } = await call<{ classes: { id: string }[] }>('POST', 'closures/preview', days);
    const decisions = classes.map(({ id }) => ({ classId: id, action: 'cancel' }));
    return call('POST', 'closures', { ...days, name: { en: 'Holiday', ar: 'عطلة' }, decisions });
  });
  const undone = await measured('closures', () => call('DELETE', `closures/${closed.done.id}`));
  const moved = await measured('shifts', () => call('POST', 'shifts', { ...days, minutes: SHIFTED }));
  const back = await measured('shifts', () => call('DELETE', `shifts/${moved.done.id}`));
  await academy.stop();
  const countOf = ({ done }: typeof closed, state: string) => done.classes.filter((one) => one.state === state).length;
  const counts = {
    cancelled: countOf(closed, 'done'),
    restored: countOf(undone, 'undone'),
    moved: countOf(moved, 'done'),
    back: countOf(back, 'undone'),
  };
  return { closed, undone, moved, back, counts };
}

/** D97, D99: a closure or a shift of many classes is one action, and undoing it is one action. */
export async function benchClosure(ground: Ground): Promise<void> {
  const few = await closing(ground, FEW);
  const many = await closing(ground, MANY);
  const acts = [
    [`closing ${FEW} classes`, few.closed],
    [`closing ${MANY} classes`, many.closed],
    [`taking ${MANY} back`, many.undone],
    [`shifting ${MANY} classes`, many.moved],
    [`shifting ${MANY} back`, many.back],
  ] as const;
  const rows = acts.map(([name, { processor, seconds }]) => [name, processor, seconds]);
  const goals = [
    ...acts.map(([name, { processor }]) => ({ name: `${name}, s of processor time`, value: processor, most: 20 })),
    { name: `closing ${FEW} classes, s`, value: few.closed.seconds, most: 15 },
    { name: 'classes cancelled', value: many.counts.cancelled, least: MANY },
    { name: 'classes as before', value: many.counts.restored, least: MANY },
    { name: 'classes shifted', value: many.counts.moved, least: MANY },
    { name: 'classes shifted back', value: many.counts.back, least: MANY },
  ];
  report('closure', {
    text: [table(['act', 's of processor time', 's by the clock'], rows), describeGoals(goals)].join('\n\n'),
    figures: Object.fromEntries(acts.map(([name, { processor, seconds }]) => [name, { processor, seconds }])),
  });
}
