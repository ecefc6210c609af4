import type { InferInput } from 'valibot';
import { foundByWords, foundRows, type SearchedWord, searchedWords } from '#base/database/searched-words.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { heldClasses, startedClasses } from '#modules/classes/classes/held-classes.ts';
import { knownText } from '#modules/classes/classes/row/visible-classes.ts';
import { type ClassViewer, findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { canReadReport } from './hidden-report.ts';
import { mayWithReport, type ReportFacts, reportColumns, shownHidden } from './report-facts.ts';
import { commentOf } from './report-parts.ts';
import { isReportFound, reportsFound } from './report-search.ts';
import type { ReportsQuery, reportsPage } from './reports.schema.ts';

const EXCERPT = 200;

type Row = ReportFacts & { report: string };

const excerptOf = (report: string): string => Array.from(report).slice(0, EXCERPT).join('');

/** The source of a page, and its number of rows. $1 viewer, $2 student, $3 teacher, $6 now. */
interface Source {
  before: string;
  rows: string;
  total: string;
}

/** SQL: the report of a class. The limit makes the planner look it up for each class instead of reading all reports. */
const liveReportOf = (classId: string): string =>
  `(select * from daily_reports where class_id = ${classId} and deleted_at is null limit 1)`;

/**
 * For viewers of all reports: newest first along the index, with the stored number; a report of an open class does not
 * count yet.
 */
const everything: Source = {
  before: '',
  rows: `daily_reports r join ${heldClasses} c on c.id = r.class_id
    where r.deleted_at is null and ($1::bigint, $2::bigint, $3::bigint) is distinct from (0, 0, 0)`,
  total: `(select total from report_counts) - (select count(*) from ${startedClasses('$6::timestamptz')} o
    cross join lateral ${liveReportOf('o.id')} r)`,
};

const fromMatched = {
  rows: `matched c cross join lateral (select c.report_id as id, c.author_id, c.hidden_until,
    c.report_created_at as created_at) r`,
  total: '(select count(*) from matched where $6::timestamptz is not null)',
};
const ofMatched = 'r.id as report_id, r.author_id, r.hidden_until, r.created_at as report_created_at';
const isOfPerson = `($2::bigint is null or c.student_id = $2) and ($3::bigint is null or c.teacher_id = $3)`;

/** A few of many reports: their classes are looked up by people, once. */
function ofSome(viewer: ClassViewer, words: readonly SearchedWord[], ofOne = false): Source {
  const isFound = words.map((word) => ` and ${isReportFound(word)}`).join('');
  const isSeen = canReadReport(viewer.scopes['classes.report.read'], '$1::bigint', '$6::timestamptz', ofOne);
  return {
    before: `, matched as materialized (select ${ofMatched}, c.*
      from ${heldClasses} c cross join lateral ${liveReportOf('c.id')} r
      where ${isSeen} and ${isOfPerson}${isFound})`,
    ...fromMatched,
  };
}

/** The matches of a search by indexes, among the reports of the academy or a team. */
function ofFound(viewer: ClassViewer, words: readonly SearchedWord[]): Source {
  const isSeen = canReadReport(viewer.scopes['classes.report.read'], '$1::bigint', '$6::timestamptz');
  const { found, isFound } = foundByWords(words, { byIndex: reportsFound, onRow: isReportFound });
  return {
    before: `, ${found},
      matched as materialized (select ${ofMatched}, c.*
        from ${foundRows('daily_reports', 'r')} cross join lateral (select * from ${heldClasses} h where h.id = r.class_id limit 1) c
        where r.deleted_at is null and ${isSeen} and ${isOfPerson} and ${isFound})`,
    ...fromMatched,
  };
}

function sourceOf(viewer: ClassViewer, query: ReportsQuery, words: readonly SearchedWord[]): Source {
  const scope = viewer.scopes['classes.report.read'];
  const isOfOne = query.student_id !== undefined || query.teacher_id !== undefined;
  if (isOfOne || (scope !== 'all' && scope !== 'team')) return ofSome(viewer, words, query.student_id !== undefined);
  if (words.length > 0) return ofFound(viewer, words);
  return scope === 'all' ? everything : ofSome(viewer, words);
}

interface Listing {
  ctx: ViewerCtx;
  query: ReportsQuery;
}

function pageStatement(viewer: ClassViewer, { query, ctx: { now } }: Listing) {
  const way = query.sort_order;
  const values: unknown[] = [viewer.id, query.student_id ?? null, query.teacher_id ?? null];
  values.push(query.per_page, offsetOf(query), now);
  const words = searchedWords(query.search, (word) => `$${values.push(word)}::text`);
  const { before, rows, total } = sourceOf(viewer, query, words);
  return {
    text: `with ${knownText(viewer.hasTeam, '$1::bigint')}${before}
      select coalesce((select json_agg(page) from (
        select ${reportColumns('$1::bigint')}, ${commentOf('r.id')} as report
        from ${rows} order by r.created_at ${way}, r.id ${way} limit $4 offset $5) page), '[]'::json) as rows,
      coalesce(${total}, 0)::int as total, (select cardinality(relatives) > 0 from known) as "isRelative"`,
    values,
  };
}

/** The submitted reports in the viewer's scope (D9); a relative reads the child's without a permission (D8). */
export async function listReports({ ctx, query }: Listing): Promise<InferInput<typeof reportsPage>> {
  const viewer = await findViewer(ctx.sql, ctx.viewer);
  const [found] = await ctx.sql.query<{ rows: Row[]; total: number; isRelative: boolean }>(
    pageStatement(viewer, { ctx, query }),
  );
  if (!found || (viewer.scopes['classes.report.read'] === 'nobody' && !found.isRelative))
    throw new AppError('forbidden', 'You do not have the permission for this');
  const { page, per_page } = query;
  return {
    data: found.rows.map((row) => ({
      ...row,
      hidden_until: shownHidden(row, ctx.now),
      excerpt: excerptOf(row.report),
      may: mayWithReport(ctx.deps.academySettings, viewer, row, ctx.now),
    })),
    pagination: { total: found.total, page, per_page, totalPages: Math.ceil(found.total / per_page) },
  };
}
