import type { Sql } from '#base/database/sql.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { monthlyReports } from '#modules/study/reports/monthly/monthly-reports.table.ts';
import { questions } from '#modules/study/reports/monthly/questions.ts';
import type { DemoClass } from '../people/classes.ts';
import type { PersonIds } from '../people/people.ts';
import { randomFrom } from '../random.ts';
import { type MonthAnswers, monthAnswers } from './monthly-answers.ts';

const SEED = 20_260_109;
const MONTHS = 3;
const HOUR_MS = 60 * 60_000;
/** How many reports on the last month these teachers have written; all others have written all of theirs. */
const slow: Record<string, number> = { teacher: 1, 'fatima.zahra': 2 };

const isTaught = ({ status, attendance }: DemoClass) =>
  status === 'trial' || (status === 'ended' && attendance === 'presence');

/** The number of months since the year 0, in the teacher's time zone. */
function monthOf({ startsAt, teacher }: Pick<DemoClass, 'startsAt' | 'teacher'>): number {
  const [year = 0, month = 0] = wallTimeOf(startsAt, teacher.timezone).date.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The classes of each student by month, for the last complete months. */
function monthsOf(classes: readonly DemoClass[], now: Date): DemoClass[][] {
  const months = new Map<string, DemoClass[]>();
  for (const each of classes.filter(isTaught)) {
    const ago = monthOf({ startsAt: now, teacher: each.teacher }) - monthOf(each);
    if (ago < 1 || ago > MONTHS) continue;
    const key = `${ago} ${each.teacher.login} ${each.student.login}`;
    months.set(key, [...(months.get(key) ?? []), each]);
  }
  const written = new Map<string, number>();
  return [...months].flatMap(([key, held]) => {
    const [ago, teacher = ''] = key.split(' ');
    const count = written.get(`${ago} ${teacher}`) ?? 0;
    written.set(`${ago} ${teacher}`, count + 1);
    return ago === '1' && count >= (slow[teacher] ?? Number.POSITIVE_INFINITY) ? [] : [held];
  });
}

const pick = (answers: MonthAnswers, chance: number) =>
  answers.map((choices) => choices[Math.floor(chance * choices.length)] ?? '');

function rowOf(held: DemoClass[], ids: PersonIds, chance: number) {
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) throw new Error('a month without classes has no report');
  const language = first.course.language;
  const filled = pick(monthAnswers[language], chance).map((text) =>
    text
      .replace('{{first}}', first.accomplished ?? '')
      .replace('{{last}}', last.accomplished ?? '')
      .replace('{{count}}', String(held.length)),
  );
  const month = monthOf(first);
  const teacherId = ids.get(first.teacher.login) ?? 0;
  return {
    teacherId,
    studentId: ids.get(first.student.login) ?? 0,
    year: Math.floor(month / 12),
    month: (month % 12) + 1,
    language,
    answers: questions[language].map((question, index) => ({ question, answer: filled[index] ?? '' })),
    authorId: teacherId,
    createdAt: new Date(last.endsAt.getTime() + 20 * HOUR_MS),
  };
}

/** Reports on the last months; a few of the last month are not written yet. */
export async function seedMonthlyReports(
  sql: Sql,
  ids: PersonIds,
  classes: readonly DemoClass[],
  now: Date,
): Promise<void> {
  const random = randomFrom(SEED);
  const rows = monthsOf(classes, now)
    .map((held) => rowOf(held, ids, random()))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await sql.orm.insert(monthlyReports).values(rows);
}
