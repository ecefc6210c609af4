import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import { isKeptFrom } from '#modules/people/people/index.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import {
  type DaysRow,
  daysOf,
  type HistoryRow,
  historyColumns,
  historyOf,
  offColumn,
  ofQuran,
} from './find-history.ts';
import { pagesToTeachAgain } from './history/due.ts';
import { remember } from './history/memory.ts';
import { StudyDays } from './history/study-days.ts';
import type { WireReTeaching } from './progress.schema.ts';

interface Row extends HistoryRow {
  student: { id: string; name: string };
  timezone: string;
  off: DaysRow[] | null;
}

/** $2 the teacher; selects students who were not stopped. */
const text = `select ${userRef('s.id')} as student, a.timezone, ${historyColumns('s.id')}, ${offColumn('s.id')}
  from ${profiledStudents} s join ${userCards} a on a.id = s.id
  where $1::bigint is null and coalesce(s.last_status, 'active') <> 'stopped'
    and s.id in (select other_id from ${relationshipsOf('$2::bigint')} b where own_role = 'teacher' and other_role = 'student')
    and not ${isKeptFrom('s.id', '$2::bigint', ofQuran)}
  order by s.name, s.id`;

/**
 * H7, H8: the pages to be taught again, for each of the viewer's students: long overdue, or flagged at the last
 * hearing.
 */
export async function listReTeaching(ctx: ViewerCtx): Promise<WireReTeaching> {
  const rows = await ctx.sql.query<Row>({ text, values: [null, ctx.viewer.userId, null] });
  return rows.flatMap(({ student, timezone, off, ...row }) => {
    const days = new StudyDays(daysOf(off));
    const pages = pagesToTeachAgain(remember(historyOf(row)), dayIn(timezone, ctx.now), days);
    return pages.length > 0 ? [{ student, pages }] : [];
  });
}
