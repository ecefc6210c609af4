import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { MeetingError } from '#base/meetings/meeting-provider.ts';
import { showAuthorization } from './authorization/show-authorization.ts';
import { completeAuthorization, startAuthorization } from './connection/authorize.ts';
import { callbackPage } from './connection/callback-page.ts';
import { disconnect } from './connection/disconnect.ts';
import * as schema from './meetings.schema.ts';
import { receiveEvent } from './webhooks/receive-event.ts';

const tag = 'Meetings';
const teachers = { permission: 'classes.my_classes.create', roles: ['teacher'] } as const;
const page = (status: number, description: string) => ({ status, type: 'text/html', description });

const authorization = [
  endpoint({
    method: 'get',
    path: '/zoom/auth',
    inView: 'closed',
    tag,
    summary: 'Start an authorization: the address at which the teacher lets the academy make meetings',
    access: teachers,
    response: { schema: schema.startResponse },
    errors: [503],
    handle: async (ctx, { c }) => startAuthorization(ctx, c),
  }),
  endpoint({
    method: 'get',
    path: '/zoom/authorization',
    tag,
    summary: 'Get who makes meetings, and whether the viewer has authorized it',
    access: 'session',
    response: { schema: schema.authorizationResponse },
    handle: (ctx) => showAuthorization(ctx),
  }),
  endpoint({
    method: 'delete',
    path: '/zoom/authorization',
    tag,
    summary: 'Take the own authorization back and delete its tokens',
    access: teachers,
    response: { schema: message },
    async handle(ctx) {
      await disconnect(ctx);
      return { message: 'Zoom Disconnected' };
    },
  }),
  endpoint({
    method: 'get',
    path: '/zoom/callback',
    tag,
    summary: 'Complete an authorization: the provider leads the teacher’s browser here',
    access: 'public',
    query: schema.callbackQuery,
    response: { type: 'text/html', description: 'A page that says what came of it' },
    alternatives: [page(400, 'Begun in another browser, or too long ago'), page(503, 'The provider does not respond')],
    errors: [],
    renderError: (error, c) =>
      callbackPage(c, error.code === 'bad_request' || error.code === 'invalid' ? 'stale' : 'failed'),
    handle: async (ctx, { query, c }) => {
      const done = await completeAuthorization(ctx, c, query).catch((error) => {
        if (!(error instanceof MeetingError)) throw error;
        ctx.deps.logger.warn({ err: error }, 'an authorization was not completed');
        return 'failed' as const;
      });
      return callbackPage(c, done);
    },
  }),
];

export const meetingEndpoints = [
  ...authorization,
  endpoint({
    method: 'post',
    path: '/webhooks/zoom',
    tag,
    summary: 'Take a signed report of the provider',
    access: 'public',
    body: { schema: schema.webhookBody, accepts: ['json'], maxBytes: 64 * 1024, isRaw: true },
    response: { schema: schema.webhookResponse },
    errors: [401, 404],
    handle: (ctx, { body, c }) => receiveEvent(ctx, body, c.req.raw.headers),
  }),
];
