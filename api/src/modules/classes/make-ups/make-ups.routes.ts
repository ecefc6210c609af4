import { endpoint } from '#base/http/endpoint.ts';
import { listMakeUps } from './list-make-ups.ts';
import { makeUpsResponse, studentParams } from './make-ups.schema.ts';

export const makeUpEndpoints = [
  endpoint({
    method: 'get',
    path: '/students/:id/makeups',
    tag: 'Classes',
    summary: 'List the make-ups of a student, those that can be used first',
    access: 'session',
    params: studentParams,
    response: { schema: makeUpsResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await listMakeUps({ ctx, id }) }),
  }),
];
