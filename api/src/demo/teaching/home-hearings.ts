import type { Sql } from '#base/database/sql.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { duePages, onlyClasses } from '#modules/progress/progress/history/due.ts';
import type { Memory } from '#modules/progress/progress/history/memory.ts';
import type { DemoClass } from '../people/classes.ts';
import type { PersonIds } from '../people/people.ts';

/** So many days ago, the pages that were due first were heard at home, with this quality. */
const days = [
  { ago: 3, pages: 2, quality: 3 },
  { ago: 2, pages: 3, quality: 2 },
  { ago: 1, pages: 2, quality: 3 },
];

/** A class may have heard all that was due; then the family revised what is due in the days after. */
const AHEAD = 7;

export interface DemoHearing {
  student_id: number | undefined;
  page: number;
  heard_on: string;
  quality: number;
  heard_by: number | undefined;
}

/** D150: what a parent, or a student without one, marked on the last days: pages that no class has heard since. */
export function homeHearingsOf(
  { student }: Pick<DemoClass, 'student'>,
  memory: Memory,
  ids: PersonIds,
  now: Date,
): DemoHearing[] {
  const by = ids.get(student.childOf ?? '') ?? ids.get(student.login);
  return days.flatMap(({ ago, pages, quality }) => {
    const date = addDays(dayIn(student.timezone, now), -ago);
    const due = duePages(memory, { date, isClassDay: false }, onlyClasses, addDays(date, AHEAD));
    return due
      .filter(({ lastHeard }) => lastHeard < date)
      .slice(0, pages)
      .map(({ page }) => ({
        ...{ student_id: ids.get(student.login), page, heard_on: date, quality, heard_by: by },
      }));
  });
}

const hearingsText = `insert into home_hearings (student_id, page, heard_on, quality, heard_by)
  select student_id, page, heard_on, quality, heard_by from json_populate_recordset(null::home_hearings, $1)`;

const plansText = `insert into study_plans (student_id, days_of_week, pages_a_day, changed_by, changed_at)
  select distinct student_id, array[0, 1, 2, 3, 4, 6]::smallint[], 4, heard_by, $2::timestamptz
  from json_populate_recordset(null::home_hearings, $1) where student_id <> heard_by`;

/** D153: juz 30 in half a year. */
const goalsText = `insert into study_goals (student_id, surah_from, ayah_from, surah_to, ayah_to, by_day, set_by)
  select distinct student_id, 114, 1, 78, 40, ($2::timestamptz at time zone 'UTC')::date + 180, heard_by
  from json_populate_recordset(null::home_hearings, $1) where student_id <> heard_by`;

/** The hearings, and a week without Friday and a goal of the families that mark them. */
export async function storeHomeHearings(sql: Sql, rows: readonly DemoHearing[], now: Date): Promise<void> {
  await sql.query({ text: hearingsText, values: [JSON.stringify(rows)] });
  await sql.query({ text: plansText, values: [JSON.stringify(rows), now] });
  await sql.query({ text: goalsText, values: [JSON.stringify(rows), now] });
}
