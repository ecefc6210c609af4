import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { homeRecordings } from '#modules/progress/progress/progress.table.ts';
import { type PersonIds, people } from '../people/people.ts';
import { recite, seedHandIns } from './hand-ins.ts';

const SECONDS = 24;
const student = 'student';

/** D150: the parent of the demo student recorded what was recited on the last day of revision at home. */
async function seedHomeRecordings(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const parent = people.find(({ login }) => login === people.find((one) => one.login === student)?.childOf);
  const studentId = ids.get(student);
  const parentId = parent && ids.get(parent.login);
  if (!parent || !studentId || !parentId) return;
  const [last] = await sql.query<{ on: string; pages: number[] }>({
    text: `select heard_on::text as on, array_agg(page order by page) as pages from home_hearings
      where student_id = $1 and heard_by = $2 group by heard_on order by heard_on desc limit 1`,
    values: [studentId, parentId],
  });
  if (!last) return;
  const at = new Date(Math.min(deps.now().getTime(), Date.parse(`${last.on}T17:00:00Z`)));
  await sql.orm.insert(homeRecordings).values({
    studentId,
    heardOn: last.on,
    pages: last.pages,
    mediaId: await recite(deps, sql, parent, ids, at, SECONDS),
    seconds: SECONDS,
    recordedBy: parentId,
    createdAt: at,
  });
}

/** What students and families recorded. */
export async function seedRecitations(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  await seedHandIns(deps, sql, ids);
  await seedHomeRecordings(deps, sql, ids);
}
