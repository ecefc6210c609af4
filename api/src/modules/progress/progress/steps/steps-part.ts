import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { allColumnsOf, jsonOf } from '#base/fields/fields.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import type { ReportPart } from '#modules/study/reports/report-part.ts';
import { stepFields } from './step.fields.ts';
import { type RecordedSteps, stepsOfReport } from './steps.schema.ts';
import { studentSteps } from './steps.table.ts';

const dropText = 'delete from student_steps where report_id = $1';
const drop = async (sql: Sql, reportId: number): Promise<void> => {
  await sql.query({ text: dropText, values: [reportId] });
};

const readText = `select e.report_id as "reportId", json_agg(${jsonOf(stepFields)} order by e.id) as value
  from student_steps e where e.report_id = any($1::bigint[]) group by e.report_id`;

/** A retired step stays in a report that has it. */
const usableText = `select s.id::int from curriculum_steps s join curricula c on c.id = s.curriculum_id
  where s.id = any($1::bigint[]) and (not (s.is_retired or c.is_retired)
    or exists (select from student_steps e where e.step_id = s.id and e.report_id = $2)) for share of s`;

async function checkSteps(sql: Sql, reportId: number, steps: RecordedSteps): Promise<void> {
  const values = [steps.map(({ stepId }) => stepId), reportId];
  const usable = new Set((await sql.query<{ id: number }>({ text: usableText, values })).map(({ id }) => id));
  for (const [index, { stepId, state, quality }] of steps.entries()) {
    const at = (name: string) => `parts.steps.${index}.${name}`;
    if (!usable.has(stepId)) throw fieldError(at('stepId'), 'invalid', 'This step is not in use');
    if (steps.findIndex((each) => each.stepId === stepId) < index)
      throw fieldError(at('stepId'), 'duplicate', 'A report records a step once');
    if (quality != null && state !== 'passed')
      throw fieldError(at('quality'), 'invalid', 'Only a step that is passed has a quality');
  }
}

/** D154: a leader reads a report with this quality or a lower one. */
const WEAK = 2;

/** D128: the steps of a report, one set, which the next set replaces. */
export const stepsPart: ReportPart<RecordedSteps> = {
  name: 'steps',
  schema: stepsOfReport,
  async save(sql, ctx, { report, value }) {
    await checkSteps(sql, report.id, value);
    await drop(sql, report.id);
    if (value.length === 0) return;
    const { id: reportId, classId, studentId, teacherId, startsAt } = report;
    const date = dayIn(await zoneOf(sql, studentId), startsAt);
    const of = { reportId, classId, studentId, teacherId, date, createdAt: ctx.now };
    await sql.orm.insert(studentSteps).values(value.map((step) => ({ ...allColumnsOf(stepFields, step), ...of })));
  },
  drop,
  isWeak: (steps) => steps.some(({ quality }) => quality != null && quality <= WEAK),
  async read(sql, _ctx, reportIds) {
    const rows = await sql.query<{ reportId: number; value: object }>({ text: readText, values: [reportIds] });
    return new Map(rows.map(({ reportId, value }) => [Number(reportId), value]));
  },
};
