import { endpoint } from '#base/http/endpoint.ts';
import { acceptRequest } from './answer/accept-request.ts';
import { rejectRequest } from './answer/reject-request.ts';
import { askAbout } from './ask/ask.ts';
import { withdrawRequest } from './ask/withdraw.ts';
import { listRequests } from './read/list-requests.ts';
import { requestsOfClass } from './read/requests-of-class.ts';
import * as schema from './requests.schema.ts';

const tag = 'Classes';
const params = schema.requestParams;
const json = { accepts: ['json'], maxBytes: 16 * 1024 } as const;
const response = { schema: schema.requestResponse };

const ask = [
  endpoint({
    method: 'get',
    path: '/classes/:id/requests',
    tag,
    summary: 'Get what was asked about a class, and what its family can ask for',
    access: 'session',
    params,
    response: { schema: schema.requestsOfClass },
    errors: [403, 404],
    handle: async (ctx, { params: { id } }) => ({ data: await requestsOfClass({ ctx, id }) }),
  }),
  endpoint({
    method: 'post',
    path: '/classes/:id/requests',
    unknownFields: 'rejected',
    tag,
    summary: 'Ask to be excused from a class to come, or to move it',
    access: 'session',
    params,
    body: { schema: schema.askBody, ...json },
    response: { status: 201, ...response },
    idempotent: true,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await askAbout({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'get',
    path: '/class-requests',
    tag,
    summary: 'List the requests of families about classes that the viewer can see',
    access: 'session',
    query: schema.requestsQuery,
    response: { schema: schema.requestsPage },
    errors: [422],
    handle: (ctx, { query }) => listRequests({ ctx, query }),
  }),
  endpoint({
    method: 'delete',
    path: '/class-requests/:id',
    tag,
    summary: 'Take back what the viewer has asked for',
    access: 'session',
    params,
    response,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id } }) => ({ data: await withdrawRequest({ ctx, id }) }),
  }),
];

const answer = [
  endpoint({
    method: 'put',
    path: '/class-requests/:id/accept',
    unknownFields: 'rejected',
    tag,
    summary: 'Accept a request: the class is called off, or moved to one of the times asked for',
    access: 'session',
    params,
    body: { schema: schema.acceptBody, ...json, optional: true },
    response,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await acceptRequest({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'put',
    path: '/class-requests/:id/reject',
    tag,
    summary: 'Reject a request: the class takes place as it is',
    access: 'session',
    params,
    body: { schema: schema.rejectBody, ...json, optional: true },
    response,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await rejectRequest({ ctx, id, input }) }),
  }),
];

export const requestEndpoints = [...ask, ...answer];
