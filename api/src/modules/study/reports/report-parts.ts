import type { Sql } from '#base/database/sql.ts';

/** Replaces the parts of a report: at present a single comment. */
export async function writeParts(sql: Sql, reportId: number, comment: string): Promise<void> {
  await sql.query({ text: 'delete from daily_report_parts where report_id = $1', values: [reportId] });
  await sql.query({
    text: `insert into daily_report_parts (report_id, position, kind, body) values ($1, 0, 'comment', $2)`,
    values: [reportId, JSON.stringify({ text: comment })],
  });
}

/** SQL: the comment of a report. */
export const commentOf = (
  report: string,
): string => `coalesce((select string_agg(p.body ->> 'text', E'\\n' order by p.position)
  from daily_report_parts p where p.report_id = ${report} and p.kind = 'comment'), '')`;

/** SQL: the parts of a report, in order. */
export const partsOf = (report: string): string => `coalesce((select json_agg(json_build_object(
    'kind', p.kind, 'body', p.body) order by p.position)
  from daily_report_parts p where p.report_id = ${report}), '[]'::json)`;
