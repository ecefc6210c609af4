import { endpoint } from '#base/http/endpoint.ts';
import { idParams, message } from '#base/http/fields.ts';
import { objectFiles } from '#modules/platform/files/media/media-files.ts';
import { buyers } from '../no-buying.ts';
import { acceptReport, rejectReport } from './decide-report.ts';
import { READ, UPDATE } from './dues.policy.ts';
import * as schema from './dues.schema.ts';
import { endBankPurchase, withdrawPurchase } from './end-purchase.ts';
import { findDue, listDues } from './list-dues.ts';
import { listReports } from './list-reports.ts';
import { reportTransfer } from './report-transfer.ts';
import { startBankPurchase } from './start-bank-purchase.ts';
import { waiveDue } from './waive-due.ts';

const tag = 'Subscriptions';
const SMALL = 8 * 1024;
const params = idParams;

const start = endpoint({
  method: 'post',
  path: '/subscriptions/bank/:packageId',
  unknownFields: 'rejected',
  tag,
  summary: 'Buy a package by bank transfer: its reference, the accounts and the first due',
  access: buyers,
  params: schema.packageParams,
  query: schema.bankQuery,
  body: { schema: schema.noBody, accepts: ['json', 'form', 'multipart'], maxBytes: 1024, optional: true },
  response: { schema: schema.boughtResponse },
  errors: [404, 409],
  before: (ctx) => ctx.deps.limits.payments.take('start', String(ctx.viewer?.userId)),
  handle: async (ctx, { params: { packageId }, query }) => {
    const { currency, student_id: studentId = ctx.viewer.userId, coupon, kind } = query;
    return { data: await startBankPurchase(ctx, { kind, packageId, currency, studentId, coupon }) };
  },
});

const withdraw = endpoint({
  method: 'delete',
  path: '/purchases/:id',
  tag,
  summary: 'Withdraw a purchase by bank transfer for which nothing is paid',
  access: 'session',
  params,
  response: { schema: message },
  errors: [404, 409],
  handle: async (ctx, { params: { id } }) => {
    await withdrawPurchase(ctx, id);
    return { message: 'Purchase Withdrawn' };
  },
});

const end = endpoint({
  method: 'post',
  path: '/purchases/:id/end',
  tag,
  summary: 'End a subscription by bank transfer with the month that is paid',
  access: 'session',
  params,
  response: { schema: message },
  errors: [404, 409],
  handle: async (ctx, { params: { id } }) => {
    await endBankPurchase(ctx, id);
    return { message: 'Subscription Ended' };
  },
});

const list = endpoint({
  method: 'get',
  path: '/dues',
  tag,
  summary: 'List dues: those of the viewer and the children, or of the students in the scope',
  access: 'session',
  query: schema.duesQuery,
  response: { schema: schema.duesPage },
  errors: [403],
  handle: (ctx, { query }) => listDues(ctx, query),
});

const find = endpoint({
  method: 'get',
  path: '/dues/:id',
  tag,
  summary: 'Get a due with its accounts and reported transfers',
  access: 'session',
  params,
  response: { schema: schema.dueResponse },
  errors: [403, 404],
  handle: async (ctx, { params: { id } }) => ({ data: await findDue(ctx.sql, ctx, id) }),
});

const waive = endpoint({
  method: 'post',
  path: '/dues/:id/waive',
  unknownFields: 'rejected',
  tag,
  summary: 'Waive a due, with the reason',
  access: { permission: UPDATE },
  params,
  body: { schema: schema.reasonBody, accepts: ['json'], maxBytes: SMALL },
  response: { schema: schema.dueResponse },
  errors: [404, 409],
  handle: async (ctx, { params: { id }, body: { reason } }) => ({ data: await waiveDue(ctx, id, reason) }),
});

const report = endpoint({
  method: 'post',
  path: '/dues/:id/reports',
  unknownFields: 'rejected',
  tag,
  summary: 'Report a transfer for a due, with a picture or a PDF of it',
  access: 'session',
  params,
  body: { schema: schema.reportBody, accepts: ['multipart'], maxBytes: SMALL, files: objectFiles(['file']) },
  response: { status: 201, schema: schema.reportResponse },
  idempotent: true,
  errors: [403, 404, 409],
  handle: async (ctx, { params: { id }, body: input }) => ({ data: await reportTransfer({ ctx, id, input }) }),
});

const reports = endpoint({
  method: 'get',
  path: '/transfer-reports',
  tag,
  summary: 'List reported transfers with their dues',
  access: { permission: READ },
  query: schema.reportsQuery,
  response: { schema: schema.reportsPage },
  handle: (ctx, { query }) => listReports(ctx, query),
});

const accept = endpoint({
  method: 'put',
  path: '/transfer-reports/:id/accept',
  unknownFields: 'rejected',
  tag,
  summary: 'Accept a reported transfer: it is recorded, and classes come when the due is paid',
  access: { permission: UPDATE },
  params,
  body: { schema: schema.acceptBody, accepts: ['json'], maxBytes: SMALL, optional: true },
  response: { schema: schema.acceptedResponse },
  errors: [404, 409],
  handle: async (ctx, { params: { id }, body: { amount } }) => ({
    data: await acceptReport({ ctx, id, minor: amount }),
  }),
});

const reject = endpoint({
  method: 'put',
  path: '/transfer-reports/:id/reject',
  unknownFields: 'rejected',
  tag,
  summary: 'Reject a reported transfer, with a reason that the payer reads',
  access: { permission: UPDATE },
  params,
  body: { schema: schema.reasonBody, accepts: ['json'], maxBytes: SMALL },
  response: { schema: schema.reportResponse },
  errors: [404, 409],
  handle: async (ctx, { params: { id }, body: { reason } }) => ({ data: await rejectReport({ ctx, id, reason }) }),
});

export const dueEndpoints = [start, withdraw, end, list, find, waive, report, reports, accept, reject];
