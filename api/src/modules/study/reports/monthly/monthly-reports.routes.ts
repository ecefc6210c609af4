import { endpoint } from '#base/http/endpoint.ts';
import { dueReports } from './due-students.ts';
import { findMonthlyReport, listMonthlyReports } from './list-monthly-reports.ts';
import { findMonthlyForm, saveMonthlyDraft } from './monthly-form.ts';
import * as schema from './monthly-reports.schema.ts';
import { submitMonthlyReport } from './submit-monthly-report.ts';

const tag = 'Monthly reports';
const writing = { permission: 'classes.report.create' } as const;
const json = { accepts: ['json'], maxBytes: 128 * 1024 } as const;

const list = endpoint({
  method: 'get',
  path: '/monthly-reports',
  tag,
  summary: 'List the monthly reports that the viewer can read by classes.report.read or as a relative of the student',
  access: 'session',
  query: schema.monthlyReportsQuery,
  response: { schema: schema.monthlyReportsPage },
  errors: [403, 422],
  handle: (ctx, { query }) => listMonthlyReports({ ctx, query }),
});

const due = endpoint({
  method: 'get',
  path: '/monthly-reports/due',
  tag,
  summary: 'List the students of a month on whom the viewer has not reported',
  access: writing,
  query: schema.dueQuery,
  response: { schema: schema.dueResponse },
  handle: async (ctx, { query }) => ({ data: await dueReports({ ctx, query }) }),
});

const form = endpoint({
  method: 'get',
  path: '/monthly-reports/form',
  tag,
  summary: 'Get the questions, the facts of the month and the draft that a monthly report is written with',
  access: writing,
  query: schema.formQuery,
  response: { schema: schema.formResponse },
  handle: async (ctx, { query }) => ({ data: await findMonthlyForm({ ctx, named: query }) }),
});

const saveDraft = endpoint({
  method: 'put',
  path: '/monthly-reports/draft',
  tag,
  summary: 'Save what is typed of a monthly report so far',
  access: writing,
  body: { schema: schema.draftBody, ...json },
  response: { schema: schema.draftResponse },
  handle: async (ctx, { body: input }) => ({ data: await saveMonthlyDraft({ ctx, input }) }),
});

const find = endpoint({
  method: 'get',
  path: '/monthly-reports/:id',
  tag,
  summary: 'Get a monthly report with the facts of its month',
  access: 'session',
  params: schema.monthlyReportParams,
  response: { schema: schema.monthlyReportResponse },
  errors: [403, 404],
  handle: async (ctx, { params }) => ({ data: await findMonthlyReport({ ctx, id: params.id }) }),
});

const submit = endpoint({
  method: 'post',
  path: '/monthly-reports',
  tag,
  summary: 'Submit the report on a student’s month',
  access: writing,
  body: { schema: schema.monthlyReportBody, ...json },
  response: { status: 201, schema: schema.submittedResponse },
  idempotent: true,
  errors: [400],
  handle: async (ctx, { body: input }) => ({ data: await submitMonthlyReport({ ctx, input }) }),
});

export const monthlyReportEndpoints = [list, due, form, saveDraft, find, submit];
