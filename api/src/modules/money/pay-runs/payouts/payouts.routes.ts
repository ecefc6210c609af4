import { endpoint } from '#base/http/endpoint.ts';
import { teacherParams } from '../pay-runs.schema.ts';
import * as schema from './payouts.schema.ts';
import { changePayout, findPayout } from './payouts.ts';

const tag = 'Users';
const path = '/teachers/:id/payout';

const find = endpoint({
  method: 'get',
  path,
  inView: 'closed',
  tag,
  summary: 'Get where a teacher is paid; for the teacher and with `pay_runs.update`',
  access: 'session',
  params: teacherParams,
  response: { schema: schema.payoutResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await findPayout(ctx, id) }),
});

const change = endpoint({
  method: 'put',
  path,
  unknownFields: 'rejected',
  tag,
  summary: 'Set where a teacher is paid: a bank account, a wallet or cash; stored encrypted',
  access: 'session',
  params: teacherParams,
  body: { schema: schema.payoutBody, accepts: ['json'], maxBytes: 4 * 1024 },
  response: { schema: schema.payoutResponse },
  errors: [404, 422],
  handle: async (ctx, { params: { id }, body }) => ({ data: await changePayout(ctx, id, body) }),
});

export const payoutEndpoints = [find, change];
