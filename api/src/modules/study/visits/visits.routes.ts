import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { changeVisit, createVisit, deleteVisit } from './change-visit.ts';
import { findVisit, listVisits } from './list-visits.ts';
import { listToVisit } from './to-visit.ts';
import { readRubric, saveRubric } from './visit-rubric.ts';
import { findVisitViewer } from './visits.policy.ts';
import * as schema from './visits.schema.ts';

const tag = 'Visits';
/** Teachers have it for their own reports, and read their own visits. */
const access = { permission: 'classes.report.create' } as const;
const params = schema.visitParams;
const maxBytes = 128 * 1024;

export const visitEndpoints = [
  endpoint({
    method: 'get',
    path: '/visits',
    tag,
    summary: 'List the visits of the viewer’s team, and the own ones that are released',
    access,
    query: schema.visitsQuery,
    response: { schema: schema.visitsPage },
    errors: [422],
    handle: (ctx, { query }) => listVisits({ ctx, query }),
  }),
  endpoint({
    method: 'get',
    path: '/visits/:id',
    tag,
    summary: 'Get a visit',
    access,
    params,
    response: { schema: schema.visitResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await findVisit(ctx, await findVisitViewer(ctx), id) }),
  }),
  endpoint({
    method: 'post',
    path: '/visits',
    tag,
    summary: 'Plan a visit of a class, or record one with its scores',
    access,
    body: { schema: schema.newVisitBody, accepts: ['json'], maxBytes },
    response: { status: 201, schema: schema.visitResponse },
    errors: [409],
    idempotent: true,
    handle: async (ctx, { body: input }) => ({ data: await createVisit({ ctx, input }) }),
  }),
  endpoint({
    method: 'put',
    path: '/visits/:id',
    tag,
    summary: 'Change, record or release a visit; its teacher answers',
    access,
    params,
    body: { schema: schema.visitBody, accepts: ['json'], maxBytes },
    response: { schema: schema.visitResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await changeVisit({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/visits/:id',
    tag,
    summary: 'Delete a visit that is not released',
    access,
    params,
    response: { schema: message },
    errors: [404, 409],
    async handle(ctx, { params: { id } }) {
      await deleteVisit({ ctx, id });
      return { message: 'The visit was deleted' };
    },
  }),
  endpoint({
    method: 'get',
    path: '/teachers-to-visit',
    tag,
    summary: 'List the teachers whom leaders and admins visit, the overdue ones first',
    access,
    query: schema.roundQuery,
    response: { schema: schema.roundPage },
    handle: (ctx, { query }) => listToVisit({ ctx, query }),
  }),
  endpoint({
    method: 'get',
    path: '/visit-rubric',
    tag,
    summary: 'Get the lines by which classes are visited',
    access,
    response: { schema: schema.rubricResponse },
    handle: async ({ sql }) => ({ data: await readRubric(sql) }),
  }),
  endpoint({
    method: 'put',
    path: '/visit-rubric',
    tag,
    summary: 'Replace the lines by which classes are visited; visits of before keep theirs',
    access: { permission: 'users.update', roles: ['admin', 'super-admin'] },
    body: { schema: schema.rubricBody, accepts: ['json'], maxBytes },
    response: { schema: schema.rubricResponse },
    errors: [409],
    handle: async (ctx, { body: input }) => ({ data: await saveRubric({ ctx, input }) }),
  }),
];
