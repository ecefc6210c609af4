import type { InferInput } from 'valibot';
import { foundByWords, foundRows, type SearchedWord, searchedWords } from '#base/database/searched-words.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { knownPeople } from '#modules/people/people/scope/known-people.ts';
import { type PeopleScope, readingScope } from '#modules/people/people/scope/people-scope.ts';
import { monthIn } from './calendar-month.ts';
import { monthFacts } from './month-facts.ts';
import { monthlyReportFields } from './monthly-report.fields.ts';
import type {
  MonthlyReportsQuery,
  monthlyReportsPage,
  WireMonthlyReport,
  WireMonthlyReportDetail,
} from './monthly-reports.schema.ts';
import { isMonthlyFound, monthlyFound } from './monthly-search.ts';
import { readAnswer, type StoredAnswer } from './questions.ts';
import { canViewMonthly } from './visible-monthly.ts';

type Row = Omit<WireMonthlyReport, 'questionsAndAnswers'> & { questionsAndAnswers: StoredAnswer[] };

const present = (row: Row): WireMonthlyReport => ({
  ...row,
  questionsAndAnswers: row.questionsAndAnswers.map(readAnswer),
});

const READ = 'classes.report.read';

async function wantedMonth({ sql, viewer, now }: ViewerCtx, { month, year }: MonthlyReportsQuery) {
  if (month === undefined) return { month: null, year: year ?? null };
  return monthIn(now, await zoneOf(sql, viewer.userId), month, year);
}

/** SQL: the source of a page; a search in a large scope uses indexes, and a few rows are compared one by one. */
function sourceOf(scope: PeopleScope, isOfOne: boolean, words: readonly SearchedWord[]) {
  if (words.length === 0) return { found: '', source: 'monthly_reports r', isFound: 'true' };
  if (isOfOne || (scope !== 'all' && scope !== 'team'))
    return { found: '', source: 'monthly_reports r', isFound: words.map(isMonthlyFound).join(' and ') };
  const { found, isFound } = foundByWords(words, { byIndex: monthlyFound, onRow: isMonthlyFound });
  return { found: `${found},`, source: foundRows('monthly_reports', 'r'), isFound };
}

/** The monthly reports in the viewer's scope (D9), latest month first; a relative reads the child's (D8). */
export async function listMonthlyReports({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: MonthlyReportsQuery;
}): Promise<InferInput<typeof monthlyReportsPage>> {
  const { sql, viewer } = ctx;
  const scope = await readingScope(sql, viewer, READ);
  const { page, limit, _id: personId = null } = query;
  const { month, year } = await wantedMonth(ctx, query);
  const values: unknown[] = [viewer.userId, personId, month, year, limit, (page - 1) * limit];
  const words = searchedWords(query.search, (word) => `$${values.push(word)}::text`);
  const { found: before, source, isFound } = sourceOf(scope, personId !== null, words);
  const [found] = await sql.query<{ total: number; rows: Row[] }>({
    text: `with ${knownPeople(scope, '$1::bigint')}, ${before} matched as (select r.* from ${source}
        where ${canViewMonthly(scope, '$1::bigint')} and ${isFound}
          and ($2::bigint is null or $2 in (r.student_id, r.teacher_id))
          and ($3::int is null or r.month = $3) and ($4::int is null or r.year = $4))
      select (select count(*)::int from matched) as total, coalesce((select json_agg(page) from (
        select ${selectOf(monthlyReportFields)} from matched r order by r.year desc, r.month desc, r.id desc limit $5 offset $6) page), '[]'::json) as rows`,
    values,
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows.map(present), page, limit, total, totalPages: Math.ceil(total / limit) };
}

/** @throws AppError `not_found`, or `forbidden` for a viewer who can read no reports. */
export async function findMonthlyReport({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireMonthlyReportDetail> {
  const { sql, viewer } = ctx;
  const scope = await readingScope(sql, viewer, READ);
  const [row] = await sql.query<Row>({
    text: `with ${knownPeople(scope, '$1::bigint')} select ${selectOf(monthlyReportFields)}
      from monthly_reports r where r.id = $2 and ${canViewMonthly(scope, '$1::bigint')}`,
    values: [viewer.userId, id],
  });
  if (!row) throw notFound('Report');
  const pair = { teacherId: Number(row.teacher.id), studentId: Number(row.student.id), ...row };
  return { ...present(row), facts: await monthFacts(ctx, pair) };
}
