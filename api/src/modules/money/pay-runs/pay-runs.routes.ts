import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { changeLine } from './change-line.ts';
import { findRun, listRuns, paidLines } from './list-runs.ts';
import { checkCanViewPay, UPDATE } from './pay-runs.policy.ts';
import * as schema from './pay-runs.schema.ts';
import { bankFile } from './payouts/bank-file.ts';
import { prepareRun } from './prepare-run.ts';

const tag = 'Users';
const access = { permission: UPDATE } as const;
const MAX_BYTES = 4 * 1024;

const list = endpoint({
  method: 'get',
  path: '/pay-runs',
  tag,
  summary: 'List the pay runs, the latest month first',
  access,
  query: schema.runsQuery,
  response: { schema: schema.runsPage },
  errors: [422],
  handle: (ctx, { query }) => listRuns(ctx, query),
});

const prepare = endpoint({
  method: 'post',
  path: '/pay-runs',
  unknownFields: 'rejected',
  tag,
  summary: 'Prepare the only pay run of a month from its closed salaries, or bring it up to date',
  access,
  body: { schema: schema.runBody, accepts: ['json'], maxBytes: MAX_BYTES },
  response: { status: 201, schema: schema.runResponse },
  idempotent: true,
  errors: [409, 422],
  handle: async (ctx, { body: { month } }) => ({ data: await prepareRun(ctx, month) }),
});

const find = endpoint({
  method: 'get',
  path: '/pay-runs/:id',
  tag,
  summary: 'Get a pay run with its lines',
  access,
  params: idParams,
  response: { schema: schema.runResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await findRun(ctx, id) }),
});

const change = endpoint({
  method: 'put',
  path: '/pay-runs/:id/lines/:teacherId',
  unknownFields: 'rejected',
  tag,
  summary: 'Change what a teacher is paid in, or mark it as paid or returned; a paid line never changes',
  access,
  params: schema.lineParams,
  body: { schema: schema.lineBody, accepts: ['json'], maxBytes: MAX_BYTES },
  response: { schema: schema.lineResponse },
  errors: [404, 409, 422],
  handle: async (ctx, { params: { id, teacherId }, body: input }) => ({
    data: await changeLine({ ctx, runId: id, teacherId, input }),
  }),
});

const pay = endpoint({
  method: 'get',
  path: '/teachers/:id/pay',
  tag,
  summary: 'How a teacher was paid; for the teacher, who sees the salary and who pays',
  access: 'session',
  params: schema.teacherParams,
  response: { schema: schema.payResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => {
    await checkCanViewPay(ctx, id);
    return { data: { lines: await paidLines(ctx.sql, id, null) } };
  },
});

const file = endpoint({
  method: 'get',
  path: '/pay-runs/:id/bank-file',
  inView: 'closed',
  tag,
  summary: 'The lines of a pay run that wait for a bank or a wallet, as CSV in the columns of the academy',
  access,
  params: idParams,
  response: { type: 'text/csv' },
  errors: [404, 409],
  handle: (ctx, { params: { id }, c }) => bankFile(ctx, id, c),
});

export const payRunEndpoints = [list, prepare, find, change, file, pay];
