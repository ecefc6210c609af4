import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import { idParams, message } from '#base/http/fields.ts';
import * as schema from './merge.schema.ts';
import { mergeAccounts } from './merge-accounts.ts';
import type { MergeParts } from './merge-parts.ts';
import { previewMerge } from './preview-merge.ts';

const tag = 'Users';
const access = { permission: 'users.merge' } as const;

export const mergeEndpoints = (parts: MergeParts): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/users/:id/merge',
    tag,
    summary: 'Show what two accounts of one person have, and what keeps them from being merged; changes nothing',
    access,
    params: idParams,
    query: schema.previewQuery,
    response: { schema: schema.previewResponse },
    errors: [404, 422],
    handle: async (ctx, { params, query }) => ({
      data: await previewMerge(ctx, { keptId: params.id, goneId: query.other }, parts),
    }),
  }),
  endpoint({
    method: 'post',
    path: '/users/:id/merge',
    unknownFields: 'rejected',
    tag,
    summary: 'Merge another account of the same person into this one; the other account is deleted',
    access,
    params: idParams,
    body: { schema: schema.mergeBody, accepts: ['json'], maxBytes: 4 * 1024 },
    response: { schema: message },
    errors: [404, 409, 422],
    async handle(ctx, { params, body }) {
      await mergeAccounts({ ctx, keptId: params.id, input: body, parts });
      return { message: 'Accounts merged' };
    },
  }),
];
