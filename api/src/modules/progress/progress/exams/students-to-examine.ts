import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { peopleScope, profiledStudents } from '#modules/people/people/index.ts';
import { type HistoryRow, historyColumns, historyOf, isLed } from '../find-history.ts';
import { solidParts } from '../history/draw.ts';
import { MEMORISED_FROM } from '../history/history.ts';
import { type Memory, remember } from '../history/memory.ts';
import { summaryOf } from '../history/summary.ts';
import type { WireToExamine } from './exams.schema.ts';
import { passedJuzOf } from './exams-sql.ts';

/** So many histories are read at most. */
const MOST = 100;

interface Row extends HistoryRow {
  student: { id: string; name: string };
  settled: number[];
}

/**
 * Students of the team ($2) who have memorised something and have no open exam, the latest lessons first; `settled`: the
 * juz that were passed, or are certified.
 */
const textFor = (led: string) => `select ${userRef('s.id')} as student, ${historyColumns('s.id')},
    ${passedJuzOf('s.id')} || array(select k.juz::int from hifz_certificates k where k.student_id = s.id) as settled
  from ${profiledStudents} s
    cross join lateral (select greatest(
      (select max(e.date) from hifz_entries e where e.student_id = s.id and e.kind = 'new' and e.quality >= ${MEMORISED_FROM}),
      (select max(k.date) from hifz_known k where k.student_id = s.id)) as latest) l
  where $1::bigint is null and $2::bigint is not null and ${led} and l.latest is not null
    and coalesce(s.last_status, 'active') <> 'stopped'
    and not exists (select from exams x where x.student_id = s.id and x.recorded_at is null)
  order by l.latest desc, s.id limit ${MOST + 1}`;

/** Whether an exam found pages of the juz weak that no class has heard since. */
function isAwaited(memory: Memory, juz: number): boolean {
  const examined = new Set(memory.revised.filter(({ examinedOn }) => examinedOn !== null).map(({ page }) => page));
  return solidParts(memory, { juz: [juz], ranges: [] }).some(({ number }) => examined.has(number));
}

/** The complete and solid juz without a passed exam or a certificate. */
function juzToExamine({ settled, ...row }: Row): number[] {
  const memory = remember(historyOf(row));
  const complete = summaryOf(memory).juz.filter(({ solid, ayahs }) => solid === ayahs);
  return complete.map(({ number }) => number).filter((juz) => !settled.includes(juz) && !isAwaited(memory, juz));
}

/** D156: whose juz are ready for an exam, for leaders and admins. */
export async function listToExamine(ctx: ViewerCtx): Promise<WireToExamine> {
  const scope = await peopleScope(ctx.sql, ctx.viewer, 'classes.report.create');
  if (scope !== 'all' && scope !== 'team') throw new AppError('forbidden', 'You do not have the permission for this');
  const text = textFor(isLed(scope, '$2::bigint'));
  const rows = await ctx.sql.query<Row>({ text, values: [null, ctx.viewer.userId, null] });
  const data = rows.slice(0, MOST).flatMap((row) => {
    const juz = juzToExamine(row);
    return juz.length > 0 ? [{ student: row.student, juz }] : [];
  });
  return { data, isCut: rows.length > MOST };
}
