import { signInAs } from '../academy/academy-server.ts';
import { type CountedAcademy, openCountedAcademy, read } from '../academy/counted-academy.ts';
import type { Ground } from '../academy/ground.ts';
import { compare, describeComparisons } from '../report/compare.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillPlanned } from './fill-planned.ts';
import { CLASSES, type Openings, openCalendar, SLOWDOWN } from './open-calendar.ts';

const SIZES = { few: 1000, many: 1_000_000 };
/** The six weeks around March 2040. */
const PATH = 'calendar?from=2040-02-27&to=2040-04-08';
const viewers = ['student', 'teacher', 'leader', 'admin'] as const;

interface Academy extends CountedAcademy {
  tokens: Map<string, string>;
}

async function openAcademy(ground: Ground, classes: number): Promise<Academy> {
  const academy = await openCountedAcademy(ground, `calendar_${classes}`);
  await fillPlanned(academy.databaseUrl, classes);
  const tokens = new Map<string, string>();
  for (const viewer of viewers) tokens.set(viewer, await signInAs(academy, viewer));
  return { ...academy, tokens };
}

async function compareMonths(ground: Ground, runs: number) {
  const sizes = { few: await openAcademy(ground, SIZES.few), many: await openAcademy(ground, SIZES.many) };
  try {
    const found = [];
    for (const viewer of viewers) {
      const ask = (academy: Academy) => read(academy, academy.tokens.get(viewer) ?? '', PATH);
      const name = `a month for the ${viewer}`;
      found.push(await compare(sizes, { name, ask, statements: ({ proxy }) => proxy.statements() }, runs));
    }
    return found;
  } finally {
    for (const { proxy } of Object.values(sizes)) proxy.close();
  }
}

/**
 * Measures a calendar month with 1000 times as many classes in the database, and one with 100 classes in a slow
 * browser.
 */
export async function benchCalendar(ground: Ground, runs: number): Promise<void> {
  const opened = await openCalendar(ground, runs);
  const rowOf = (way: keyof Openings) =>
    (['script', 'task'] as const).map((name) => median(opened.map((each) => each[way][name])));
  const [script = 0, task = 0] = rowOf('multiplied');
  const months = await compareMonths(ground, runs);
  const browser = table(
    [`month opened again, ${CLASSES} classes`, 'script ms', 'all ms'],
    [
      [`own speed, times ${SLOWDOWN}`, script, task],
      [`slowed down ${SLOWDOWN} times by the browser`, ...rowOf('slowedDown')],
    ],
  );
  const goal = describeGoals([{ name: 'script of opening the calendar, ms', value: script, most: 300 }]);
  const text = [describeComparisons(months, SIZES, 'classes'), browser, goal].join('\n\n');
  report('calendar', { text, figures: { months, opened } });
}
