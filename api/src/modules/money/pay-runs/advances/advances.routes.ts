import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { UPDATE } from '../pay-runs.policy.ts';
import { teacherParams } from '../pay-runs.schema.ts';
import * as schema from './advances.schema.ts';
import { deleteAdvance, giveAdvance, listAdvances } from './advances.ts';

const tag = 'Users';
const path = '/teachers/:id/advances';
const access = { permission: UPDATE } as const;

const list = endpoint({
  method: 'get',
  path,
  tag,
  summary: 'List a teacher’s advances; for the teacher, who sees the salary and who pays',
  access: 'session',
  params: teacherParams,
  response: { schema: schema.advancesResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await listAdvances(ctx, id) }),
});

const give = endpoint({
  method: 'post',
  path,
  unknownFields: 'rejected',
  tag,
  summary: 'Note an advance, paid back by the next pay runs',
  access,
  params: teacherParams,
  body: { schema: schema.advanceBody, accepts: ['json'], maxBytes: 4 * 1024 },
  response: { status: 201, schema: schema.advanceResponse },
  idempotent: true,
  errors: [404, 422],
  handle: async (ctx, { params: { id }, body }) => ({ data: await giveAdvance(ctx, id, body) }),
});

const remove = endpoint({
  method: 'delete',
  path: `${path}/:advanceId`,
  tag,
  summary: 'Delete an advance that no pay run pays back yet',
  access,
  params: schema.advanceParams,
  response: { schema: message },
  errors: [404, 409],
  handle: async (ctx, { params: { id, advanceId } }) => {
    await deleteAdvance(ctx, id, advanceId);
    return { message: 'Advance deleted' };
  },
});

export const advanceEndpoints = [list, give, remove];
