import { signInAs } from '../academy/academy-server.ts';
import { type CountedAcademy, openCountedAcademy, read } from '../academy/counted-academy.ts';
import type { Ground } from '../academy/ground.ts';
import { compare, describeComparisons } from '../report/compare.ts';
import { report } from '../report/results.ts';
import { fillClasses, fillReports } from './fill-classes.ts';

const SIZES = { few: 1000, many: 1_000_000 };
const viewers = ['teacher', 'admin'] as const;

interface Academy extends CountedAcademy {
  tokens: Record<(typeof viewers)[number], string>;
}

const tabs = ['scheduled', 'needs_report_to_end', 'ended', 'cancelled', 'trial'];
const pages = [
  ...tabs.map((status) => ({ name: `my classes, ${status}`, path: `classes?status=${status}` })),
  { name: 'my classes, ended, page 3', path: 'classes?status=ended&page=3' },
  { name: 'daily reports', path: 'daily-reports' },
  { name: 'daily reports, page 3', path: 'daily-reports?page=3' },
];
const questions = viewers.flatMap((as) => pages.map(({ name, path }) => ({ name: `${as}: ${name}`, as, path })));

async function openAcademy(ground: Ground, classes: number): Promise<Academy> {
  const academy = await openCountedAcademy(ground, `classes_${classes}`);
  await fillClasses(academy.databaseUrl, classes);
  await fillReports(academy.databaseUrl);
  const tokens = { teacher: await signInAs(academy, 'teacher'), admin: await signInAs(academy, 'admin') };
  return { ...academy, tokens };
}

/** Measures lists of classes and reports, read from the API, with 1000 times as many classes in the database. */
export async function benchClasses(ground: Ground, runs: number): Promise<void> {
  const sizes = { few: await openAcademy(ground, SIZES.few), many: await openAcademy(ground, SIZES.many) };
  try {
    const found = [];
    for (const { name, as, path } of questions) {
      const ask = (academy: Academy) => read(academy, academy.tokens[as], path);
      found.push(await compare(sizes, { name, ask, statements: ({ proxy }) => proxy.statements() }, runs));
    }
    report('classes', { text: describeComparisons(found, SIZES, 'classes'), figures: found });
  } finally {
    for (const { proxy } of Object.values(sizes)) proxy.close();
  }
}
