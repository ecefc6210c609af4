import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { processorSeconds } from '../closure/processor-time.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillFamily, PARENT } from './fill-families.ts';

const [FEW, MANY] = [1, 5];
const VISITS = 60;
const WARM = 10;

/** What a parent's start page requests: data of all children once, then data of the child that is shown. */
const callsOf = (child: string) => [
  'own-profile',
  'feedback/questions',
  'statistics/next-steps',
  `classes?student_id=${child}&status=scheduled&page=1&per_page=1&sort_order=asc`,
  `daily-reports?student_id=${child}&page=1&per_page=1&sort_order=desc`,
  `students/${child}/makeups`,
  `classes?student_id=${child}&status=held&per_page=100&sort_order=desc&page=1`,
  `assignments?student_id=${child}&todo=to_hand_in&page=1&limit=3`,
];

/** Processor time of one visit of the start page with this many children, in milliseconds. */
async function visiting(ground: Ground, children: number, run: number): Promise<number> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `families_${children}_${run}`);
  const academy = await ground.start({ databaseUrl, env: { CLASS_CLOCK: '0', MEETINGS: 'none' } });
  await fillFamily(databaseUrl, children);
  const headers = { authorization: `Bearer ${await signInAs(academy, PARENT)}` };
  const get = async (path: string) => {
    const response = await fetch(`${academy.url}/api/${path}`, { headers });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { data } = (await get('own-profile')) as { data: { children: { id: string }[] } };
  if (data.children.length !== children) throw new Error(`there are ${data.children.length} children`);
  const paths = callsOf(data.children[0]?.id ?? '');
  const visit = () => Promise.all(paths.map(get));
  for (let count = 0; count < WARM; count += 1) await visit();
  const before = await processorSeconds(academy.pid, databaseUrl);
  for (let count = 0; count < VISITS; count += 1) await visit();
  const seconds = (await processorSeconds(academy.pid, databaseUrl)) - before;
  await academy.stop();
  return (seconds * 1000) / VISITS;
}

const middle = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** A parent's start page requests only the child that is shown, so many children cost little more than one. */
export async function benchFamilies(ground: Ground, runs: number): Promise<void> {
  const pairs: { few: number; many: number }[] = [];
  for (let run = 0; run < runs; run += 1)
    pairs.push({ few: await visiting(ground, FEW, run), many: await visiting(ground, MANY, run) });
  const ratio = middle(pairs.map(({ few, many }) => many / few));
  const rows = [
    [`a visit with ${FEW} child, ms of processor time`, middle(pairs.map(({ few }) => few))],
    [`a visit with ${MANY} children, ms of processor time`, middle(pairs.map(({ many }) => many))],
    ['as a ratio', ratio],
  ];
  const goals = [{ name: `a visit with ${MANY} children, times one child`, value: ratio, most: 1.3 }];
  report('families', {
    text: [table(['families', 'found'], rows), describeGoals(goals)].join('\n\n'),
    figures: Object.fromEntries(rows),
  });
}
