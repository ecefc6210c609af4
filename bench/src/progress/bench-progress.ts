import pg from 'pg';
import { signInAs } from '../academy/academy-server.ts';
import { type CountedAcademy, openCountedAcademy, read } from '../academy/counted-academy.ts';
import type { Ground } from '../academy/ground.ts';
import { compare } from '../report/compare.ts';
import { describeGoals } from '../report/goal.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillProgress, HISTORIES } from './fill-progress.ts';

const SIZES = { few: 100, many: 5000 };
const MOST_DUE_RATIO = 1.3;
const MOST_HISTORY_RATIO = 2;

interface Academy extends CountedAcademy {
  token: string;
  students: string[];
}

async function openAcademy(ground: Ground, count: number): Promise<Academy> {
  const academy = await openCountedAcademy(ground, `progress_${count}`);
  await fillProgress(academy.databaseUrl, count);
  const client = new pg.Client({ connectionString: academy.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id::text from users where email like 'bench-student-%' order by id`,
  );
  await client.end();
  return { ...academy, token: await signInAs(academy, 'admin'), students: rows.map(({ id }) => id) };
}

/** One student after the other, without those who have their own history. */
function inTurn() {
  const asked = new Map<Academy, number>();
  return (academy: Academy): string => {
    const place = asked.get(academy) ?? 2;
    asked.set(academy, place + 1 < academy.students.length ? place + 1 : 2);
    return academy.students[place] ?? '';
  };
}

/** H7, H8: a student's due list in a small and a large academy; H3: the cost of a long history and of a short one. */
export async function benchProgress(ground: Ground, runs: number): Promise<void> {
  const sizes = { few: await openAcademy(ground, SIZES.few), many: await openAcademy(ground, SIZES.many) };
  const statements = ({ proxy }: CountedAcademy) => proxy.statements();
  const next = inTurn();
  try {
    const dueOf = (academy: Academy) => read(academy, academy.token, `students/${next(academy)}/progress/due`);
    const due = await compare(sizes, { name: 'due list of a student', ask: dueOf, statements }, runs);
    const [short, long] = sizes.many.students;
    const histories = { few: { ...sizes.many, id: short }, many: { ...sizes.many, id: long } };
    const progressOf = (of: Academy & { id: string | undefined }) => read(of, of.token, `students/${of.id}/progress`);
    const history = await compare(histories, { name: 'progress of a student', ask: progressOf, statements }, runs);
    const rows = [
      [`due list, ${SIZES.few} and ${SIZES.many} students`, due.few, due.many, due.ratio, due.statements],
      [
        `progress, ${HISTORIES.short} and ${HISTORIES.long} entries`,
        history.few,
        history.many,
        history.ratio,
        history.statements,
      ],
    ];
    const goals = [
      { name: 'due list of a student, of many to few', value: due.ratio, most: MOST_DUE_RATIO },
      { name: 'progress of five years to that of 10 entries', value: history.ratio, most: MOST_HISTORY_RATIO },
    ];
    const text = [table(['call', 'few ms', 'many ms', 'ratio', 'statements'], rows), describeGoals(goals)].join('\n\n');
    report('progress', { text, figures: { due, history } });
  } finally {
    for (const { proxy } of Object.values(sizes)) proxy.close();
  }
}
