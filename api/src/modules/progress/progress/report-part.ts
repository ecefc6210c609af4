import type { Sql } from '#base/database/sql.ts';
import { allColumnsOf, jsonOf } from '#base/fields/fields.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import type { ReportPart } from '#modules/study/reports/report-part.ts';
import { checkRanges } from './check-ranges.ts';
import { entryFields } from './entry.fields.ts';
import { type EntriesInput, entriesOfReport } from './progress.schema.ts';
import { hifzEntries } from './progress.table.ts';

const dropText = 'delete from hifz_entries where report_id = $1';
const drop = async (sql: Sql, reportId: number): Promise<void> => {
  await sql.query({ text: dropText, values: [reportId] });
};

const readText = `select e.report_id as "reportId", json_build_object('entries', json_agg(${jsonOf(entryFields)}
    order by e.id)) as value from hifz_entries e where e.report_id = any($1::bigint[]) group by e.report_id`;

/** D154: a leader reads a report with this quality or a lower one. */
const WEAK = 2;

/** The Quran part of a report (H6): one set of entries, which the next set replaces. */
export const progressPart: ReportPart<EntriesInput> = {
  name: 'progress',
  schema: entriesOfReport,
  async save(sql, ctx, { report, value: { entries } }) {
    await checkRanges({ ...ctx, sql }, entries, 'parts.progress.entries');
    await drop(sql, report.id);
    if (entries.length === 0) return;
    const { id: reportId, classId, studentId, teacherId, startsAt } = report;
    const date = dayIn(await zoneOf(sql, studentId), startsAt);
    const of = { reportId, classId, studentId, teacherId, date, createdAt: ctx.now };
    await sql.orm.insert(hifzEntries).values(entries.map((entry) => ({ ...allColumnsOf(entryFields, entry), ...of })));
  },
  drop,
  isWeak: ({ entries }) => entries.some(({ quality }) => quality <= WEAK),
  async read(sql, _ctx, reportIds) {
    const rows = await sql.query<{ reportId: number; value: EntriesInput }>({ text: readText, values: [reportIds] });
    return new Map(rows.map(({ reportId, value }) => [Number(reportId), value]));
  },
};
