import { signInAs } from '../academy/academy-server.ts';
import { type CountedAcademy, openCountedAcademy, read } from '../academy/counted-academy.ts';
import type { Ground } from '../academy/ground.ts';
import { fillClasses } from '../classes/fill-classes.ts';
import { compare, describeComparisons } from '../report/compare.ts';
import { report } from '../report/results.ts';
import { fillMonths } from './fill-months.ts';

const SIZES = { few: 1000, many: 1_000_000 };

interface Academy extends CountedAcademy {
  token: string;
  teacherId: string;
}

const questions = [
  { name: 'an open month of 60 classes', path: (id: string) => `teacher-salaries/${id}/months/2026-03` },
  { name: 'a closed month of 60 classes', path: (id: string) => `teacher-salaries/${id}/months/2026-02` },
  { name: 'all months', path: (id: string) => `teacher-salaries/${id}/months` },
  { name: 'statistics of twelve months', path: () => 'teacher-statistics?month=2026-03' },
];

async function openAcademy(ground: Ground, classes: number): Promise<Academy> {
  const academy = await openCountedAcademy(ground, `salaries_${classes}`);
  await fillClasses(academy.databaseUrl, classes);
  await fillMonths(academy.databaseUrl);
  const token = await signInAs(academy, 'teacher');
  const profile = await fetch(`${academy.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await profile.json()) as { data: { user: { id: string } } };
  return { ...academy, token, teacherId: data.user.id };
}

/** Measures a teacher's salary months, read from the API, with 1000 times as many classes in the database. */
export async function benchSalaries(ground: Ground, runs: number): Promise<void> {
  const sizes = { few: await openAcademy(ground, SIZES.few), many: await openAcademy(ground, SIZES.many) };
  try {
    const found = [];
    for (const { name, path } of questions) {
      const ask = (academy: Academy) => read(academy, academy.token, path(academy.teacherId));
      found.push(await compare(sizes, { name, ask, statements: ({ proxy }) => proxy.statements() }, runs));
    }
    report('salaries', { text: describeComparisons(found, SIZES, 'classes'), figures: found });
  } finally {
    for (const { proxy } of Object.values(sizes)) proxy.close();
  }
}
