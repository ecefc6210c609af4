import { endpoint } from '#base/http/endpoint.ts';
import { decideReview } from './decide-review.ts';
import { listReviews } from './list-reviews.ts';
import * as schema from './reviews.schema.ts';

const tag = 'Reading of reports';
const access = { permission: 'classes.report.create' } as const;
const params = schema.reviewParams;

export const reviewEndpoints = [
  endpoint({
    method: 'get',
    path: '/report-reviews',
    tag,
    summary: 'List the reports that leaders are to read or have read, for leaders and admins',
    access,
    query: schema.reviewsQuery,
    response: { schema: schema.reviewsPage },
    errors: [422],
    handle: (ctx, { query }) => listReviews({ ctx, query }),
  }),
  endpoint({
    method: 'put',
    path: '/report-reviews/:reportId/read',
    tag,
    summary: 'Note that a report was read',
    access,
    params,
    response: { schema: schema.reviewResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { reportId } }) => ({ data: await decideReview({ ctx, reportId, act: 'read' }) }),
  }),
  endpoint({
    method: 'put',
    path: '/report-reviews/:reportId/return',
    tag,
    summary: 'Return a report to its author, who can mend it then',
    access,
    params,
    body: { schema: schema.returnBody, accepts: ['json'], maxBytes: 16 * 1024 },
    response: { schema: schema.reviewResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { reportId }, body: { note } }) => ({
      data: await decideReview({ ctx, reportId, act: 'return', note }),
    }),
  }),
  endpoint({
    method: 'put',
    path: '/report-reviews/:reportId/release',
    tag,
    summary: 'Release a report to the family, which was read with it',
    access,
    params,
    response: { schema: schema.reviewResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { reportId } }) => ({ data: await decideReview({ ctx, reportId, act: 'release' }) }),
  }),
];
