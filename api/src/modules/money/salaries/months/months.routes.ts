import { endpoint } from '#base/http/endpoint.ts';
import { teacherParams } from '../salaries.schema.ts';
import { addAdjustment } from './add-adjustment.ts';
import { closeMonth } from './close-month.ts';
import { findMonth } from './find-month.ts';
import { listMonths } from './list-months.ts';
import { monthCsv } from './month-csv.ts';
import * as schema from './months.schema.ts';
import { reopenMonth } from './reopen-month.ts';

const path = '/teacher-salaries/:teacherId/months/:month';
const tag = 'Users';
const mayWrite = { permission: 'salaries.update' } as const;
const MAX_BYTES = 4 * 1024;

const list = endpoint({
  method: 'get',
  path: '/teacher-salaries/:teacherId/months',
  tag,
  summary: 'List what a teacher’s months have come to, latest first; for the teacher and with `salaries.read`',
  access: 'session',
  params: teacherParams,
  query: schema.monthsQuery,
  response: { schema: schema.monthsPage },
  errors: [404, 422],
  handle: (ctx, { params, query }) => listMonths({ ctx, ...params, query }),
});

const get = endpoint({
  method: 'get',
  path,
  tag,
  summary: 'Get a teacher’s salary of a month with its classes; for the teacher and with `salaries.read`',
  access: 'session',
  params: schema.monthParams,
  response: { schema: schema.monthResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findMonth({ ctx, ...params }) }),
});

const csv = endpoint({
  method: 'get',
  path: `${path}/lines.csv`,
  inView: 'closed',
  tag,
  summary: 'Export a teacher’s salary of a month as CSV',
  access: 'session',
  params: schema.monthParams,
  response: { type: 'text/csv' },
  errors: [404],
  handle: (ctx, { params, c }) => monthCsv({ ctx, ...params, c }),
});

const adjust = endpoint({
  method: 'post',
  path: `${path}/adjustments`,
  unknownFields: 'rejected',
  tag,
  summary: 'Add a bonus or a deduction to a month that is open',
  access: mayWrite,
  params: schema.monthParams,
  body: { schema: schema.adjustmentBody, accepts: ['json'], maxBytes: MAX_BYTES },
  response: { status: 201, schema: schema.monthResponse },
  idempotent: true,
  errors: [404, 409, 422],
  handle: async (ctx, { params, body }) => ({ data: await addAdjustment({ ctx, ...params, input: body }) }),
});

const close = endpoint({
  method: 'post',
  path: `${path}/close`,
  tag,
  summary: 'Close a month that is over; later changes are adjustments of the running month',
  access: mayWrite,
  params: schema.monthParams,
  response: { schema: schema.monthResponse },
  errors: [404, 409],
  handle: async (ctx, { params }) => ({ data: await closeMonth({ ctx, ...params }) }),
});

const reopen = endpoint({
  method: 'post',
  path: `${path}/reopen`,
  tag,
  summary: 'Reopen a closed month, with a reason',
  access: { permission: 'salaries.reopen' },
  params: schema.monthParams,
  body: { schema: schema.reopenBody, accepts: ['json'], maxBytes: MAX_BYTES },
  response: { schema: schema.monthResponse },
  errors: [404, 409, 422],
  handle: async (ctx, { params, body }) => ({ data: await reopenMonth({ ctx, ...params, input: body }) }),
});

export const salaryMonthEndpoints = [list, get, csv, adjust, close, reopen];
