import { readFileSync } from 'node:fs';
import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { processorSeconds } from '../closure/processor-time.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';

const [FEW, MANY] = [500, 5000];

/** Students, every second one a sibling of the one before, all with remaining classes. */
const fileOf = (rows: number): string =>
  [
    'name,email,phone,parent_email,balance',
    ...Array.from({ length: rows }, (_, index) => {
      const parent = `parent-${Math.floor(index / 2)}@academy.test`;
      return `Student ${index},student-${index}@academy.test,,${parent},${1 + (index % 12)}`;
    }),
  ].join('\n');

/** The maximum memory of a process so far, in MB. */
const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

interface Import {
  id: string;
  rows: number;
  problem_total: number;
  created: number;
}

/** Checks, applies and undoes a file with this many students on its own server. */
async function importing(ground: Ground, rows: number) {
  const databaseUrl = await createDatabase(ground.databaseUrl, `import_${rows}`);
  const academy = await ground.start({ databaseUrl, env: { CLASS_CLOCK: '0' } });
  const headers = { authorization: `Bearer ${await signInAs(academy, 'admin')}` };
  async function measured(method: string, path: string, body?: FormData) {
    const [from, before] = [performance.now(), await processorSeconds(academy.pid, databaseUrl)];
    const response = await fetch(`${academy.url}/api/${path}`, { method, headers, body });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    const { data } = (await response.json()) as { data: Import };
    const processor = (await processorSeconds(academy.pid, databaseUrl)) - before;
    return { data, processor, seconds: (performance.now() - from) / 1000, peak: peakOf(academy.pid) };
  }
  const form = new FormData();
  form.set('kind', 'students');
  form.set('file', new File([fileOf(rows)], 'students.csv', { type: 'text/csv' }));
  const checked = await measured('POST', 'imports', form);
  const { id, problem_total: problems } = checked.data;
  if (problems > 0 || checked.data.rows !== rows) throw new Error(`the check found ${problems} problems`);
  const applied = await measured('POST', `imports/${id}/apply`);
  const undone = await measured('DELETE', `imports/${id}`);
  await academy.stop();
  return { checked, applied, undone };
}

/** D122: a file of 5,000 students with 2,500 parents; each student has remaining classes. */
export async function benchImport(ground: Ground): Promise<void> {
  const few = await importing(ground, FEW);
  const many = await importing(ground, MANY);
  const acts = [
    [`checking ${FEW} rows`, few.checked],
    [`applying ${FEW} rows`, few.applied],
    [`checking ${MANY} rows`, many.checked],
    [`applying ${MANY} rows`, many.applied],
    [`undoing ${MANY} rows`, many.undone],
  ] as const;
  const growth = many.undone.peak / few.undone.peak;
  const goals = [
    { name: `checking ${MANY} rows, s of processor time`, value: many.checked.processor, most: 20 },
    { name: `applying ${MANY} rows, s of processor time`, value: many.applied.processor, most: 60 },
    { name: `most memory, ${MANY} to ${FEW} rows`, value: growth, most: 1.5 },
  ];
  const rows = acts.map(([name, { processor, seconds, peak }]) => [name, processor, seconds, peak]);
  report('import', {
    text: [table(['act', 's of processor time', 's by the clock', 'most MB so far'], rows), describeGoals(goals)].join(
      '\n\n',
    ),
    figures: Object.fromEntries(acts.map(([name, { data: _, ...figures }]) => [name, figures])),
  });
}
