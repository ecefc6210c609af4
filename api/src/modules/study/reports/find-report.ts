import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { knownText } from '#modules/classes/classes/row/visible-classes.ts';
import { type ClassViewer, findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { isRelative } from '#modules/people/people/scope/relationships.ts';
import { canReadReport } from './hidden-report.ts';
import { reportDetailFields } from './report.fields.ts';
import { isStaffFor, mayWithReport, type ReportFacts, reportColumns, shownHidden } from './report-facts.ts';
import { readParts } from './report-part.ts';
import type { WireReportDetail } from './reports.schema.ts';

type Row = ReportFacts & Omit<WireReportDetail, 'may'>;

const statement = (viewer: ClassViewer, id: number, now: Date) => ({
  text: `with ${knownText(viewer.hasTeam, '$1::bigint')}
    select ${reportColumns('$1::bigint')}, ${selectOf(reportDetailFields)}
    from daily_reports r join ${heldClasses} c on c.id = r.class_id
    where r.deleted_at is null and r.id = $2 and ${canReadReport(viewer.scopes['classes.report.read'], '$1::bigint', '$3::timestamptz', true)}`,
  values: [viewer.id, id, now],
});

/** The body of a part is an object: a list stands in it under the part's name. */
const inObject = (kind: string, body: object): Record<string, unknown> =>
  Array.isArray(body) ? { [kind]: body } : { ...body };

/** Until the end of the transaction nobody else changes the report. */
export const lockReport = (sql: Sql, id: number): Promise<unknown> =>
  sql.query({ text: 'select from daily_reports where id = $1 for no key update', values: [id] });

/**
 * A submitted report that the viewer can read (D9). @throws AppError `not_found`, or `forbidden` for a viewer who can
 * read no reports.
 */
export async function findReport(
  sql: Sql,
  ctx: ViewerCtx,
  id: number,
): Promise<{ viewer: ClassViewer; report: WireReportDetail }> {
  const viewer = await findViewer(sql, ctx.viewer);
  const [row] = await sql.query<Row>(statement(viewer, id, ctx.now));
  if (!row && viewer.scopes['classes.report.read'] === 'nobody' && !(await isRelative(sql, viewer.id)))
    throw new AppError('forbidden', 'You do not have the permission for this');
  if (!row) throw notFound('Report');
  const may = mayWithReport(ctx.deps.academySettings, viewer, row, ctx.now);
  const others = Object.entries(await readParts(sql, ctx, id));
  const parts = [...row.parts, ...others.map(([kind, body]) => ({ kind, body: inObject(kind, body) }))];
  const leader_note = may.note ? row.leader_note : null;
  const returned = isStaffFor(viewer, row) ? row.returned : null;
  return { viewer, report: { ...row, parts, leader_note, returned, hidden_until: shownHidden(row, ctx.now), may } };
}
