import { signInAs } from '../academy/academy-server.ts';
import { type CountedAcademy, openCountedAcademy, read } from '../academy/counted-academy.ts';
import type { Ground } from '../academy/ground.ts';
import { compare, describeComparisons } from '../report/compare.ts';
import { report } from '../report/results.ts';
import { fillFiles } from './fill-files.ts';

/** An academy with 1,000 files has 1,000 classes, one with 100,000 files has a million. */
const SIZES = { few: 1000, many: 100_000 };
const CLASSES = { few: 1000, many: 1_000_000 };
const viewers = ['student', 'teacher', 'leader', 'admin'] as const;

interface Academy extends CountedAcademy {
  tokens: Map<string, string>;
}

const pages = [
  { name: 'files', path: 'files' },
  { name: 'files, page 3', path: 'files?page=3' },
  { name: 'files, books alone', path: 'files?kind=book' },
  { name: 'files, messages alone', path: 'files?kind=chat' },
  { name: 'assignments', path: 'assignments' },
  { name: 'assignments, page 3', path: 'assignments?page=3' },
];
const questions = viewers.flatMap((as) => pages.map(({ name, path }) => ({ name: `${as}: ${name}`, as, path })));

async function openAcademy(ground: Ground, size: keyof typeof SIZES): Promise<Academy> {
  const academy = await openCountedAcademy(ground, `files_${size}`);
  await fillFiles(academy.databaseUrl, { classes: CLASSES[size], files: SIZES[size] });
  const tokens = new Map<string, string>();
  for (const viewer of viewers) tokens.set(viewer, await signInAs(academy, viewer));
  return { ...academy, tokens };
}

/** Measures the lists of files and of assignments, with 100 times as many files and 1000 times as many classes. */
export async function benchFiles(ground: Ground, runs: number): Promise<void> {
  const sizes = { few: await openAcademy(ground, 'few'), many: await openAcademy(ground, 'many') };
  try {
    const found = [];
    for (const { name, as, path } of questions) {
      const ask = (academy: Academy) => read(academy, academy.tokens.get(as) ?? '', path);
      found.push(await compare(sizes, { name, ask, statements: ({ proxy }) => proxy.statements() }, runs));
    }
    report('files', { text: describeComparisons(found, SIZES, 'files'), figures: found });
  } finally {
    for (const { proxy } of Object.values(sizes)) proxy.close();
  }
}
