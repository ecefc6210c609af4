import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { deleteReport, editReport } from './change-report.ts';
import { findReport } from './find-report.ts';
import { listReports } from './list-reports.ts';
import * as schema from './reports.schema.ts';
import { saveDraft } from './save-draft.ts';
import { submitReport } from './submit-report.ts';

const tag = 'Daily reports';
const params = schema.reportParams;
const json = { accepts: ['json'], maxBytes: 64 * 1024 } as const;
const writing = { permission: 'classes.report.create' } as const;

const read = [
  endpoint({
    method: 'get',
    path: '/daily-reports',
    tag,
    summary: 'List the reports that the viewer can read by classes.report.read or as a relative of the student',
    access: 'session',
    query: schema.reportsQuery,
    response: { schema: schema.reportsPage },
    errors: [403, 422],
    handle: (ctx, { query }) => listReports({ ctx, query }),
  }),
  endpoint({
    method: 'get',
    path: '/daily-reports/:id',
    tag,
    summary: 'Get a report',
    access: 'session',
    params,
    response: { schema: schema.reportResponse },
    errors: [403, 404],
    handle: async (ctx, { params: { id } }) => ({ data: (await findReport(ctx.sql, ctx, id)).report }),
  }),
];

const write = [
  endpoint({
    method: 'post',
    path: '/daily-reports',
    tag,
    summary: 'Submit the report of a class, which ends it',
    access: writing,
    body: { schema: schema.reportBody, ...json },
    response: { status: 201, schema: schema.submittedResponse },
    idempotent: true,
    errors: [404, 409],
    handle: async (ctx, { body: input }) => ({ data: await submitReport({ ctx, input }) }),
  }),
  endpoint({
    method: 'put',
    path: '/daily-reports/drafts/:classId',
    tag,
    summary: 'Save what is typed of a report so far',
    access: writing,
    params: schema.draftParams,
    body: { schema: schema.draftBody, ...json },
    response: { schema: schema.draftResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { classId }, body: input }) => ({
      data: await saveDraft({ ctx, classId, input }),
    }),
  }),
  endpoint({
    method: 'post',
    path: '/daily-reports/:id',
    tag,
    summary: 'Update the text of a report, or the note of the leader',
    access: writing,
    params,
    body: { schema: schema.editReportBody, ...json },
    response: { schema: schema.reportResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await editReport({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/daily-reports/:id',
    tag,
    summary: 'Delete a report and reopen its class',
    access: { permission: 'classes.report.delete' },
    params,
    response: { schema: message },
    errors: [404, 409],
    async handle(ctx, { params: { id } }) {
      await deleteReport({ ctx, id });
      return { message: 'Report Deleted' };
    },
  }),
];

export const reportEndpoints = [...read, ...write];
