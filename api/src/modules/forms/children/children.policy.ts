import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';

export const MOST_CHILDREN = 10;

const isFamily = ({ roles }: Viewer) => [...roles].every((role) => role === 'guest' || role === 'student');

/** D163: guests and students who are no children themselves; staff add students on the students' page. */
export async function mayAddChildren(sql: Sql, viewer: Viewer): Promise<boolean> {
  if (!isFamily(viewer)) return false;
  const [row] = await sql.query<{ isChild: boolean }>({
    text: `select ${isUnderAge('$1::bigint')} as "isChild"`,
    values: [viewer.userId],
  });
  return row?.isChild === false;
}

/** @throws AppError `forbidden`. */
export async function requireFamily(sql: Sql, viewer: Viewer): Promise<void> {
  if (!(await mayAddChildren(sql, viewer))) throw new AppError('forbidden', 'Children are added by their parents');
}
