import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { instant, matching, message } from '#base/http/fields.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';

const tag = 'Own account';
const path = '/sessions';
const known = v.nullable(v.string());

const session = v.object({
  id: v.string(),
  /** Null if unknown. */
  browser: known,
  system: known,
  createdAt: instant,
  /** To within ten minutes; null if it was not used since an update of the server. */
  lastUsedAt: v.nullable(instant),
  /** Whether it is the calling session. */
  current: v.boolean(),
});

const list = endpoint({
  method: 'get',
  path,
  tag,
  summary: 'List where you are signed in: this device first, then the last used',
  access: 'session',
  response: { schema: v.object({ data: v.array(session) }) },
  handle: async (ctx) => ({ data: await listSessions(ctx) }),
});

const endOthers = endpoint({
  method: 'delete',
  path: `${path}/others`,
  tag,
  summary: 'Sign out everywhere but here',
  access: 'session',
  response: { schema: message },
  async handle(ctx) {
    await endOtherSessions(ctx);
    return { message: 'Signed out everywhere else' };
  },
});

const end = endpoint({
  method: 'delete',
  path: `${path}/:id`,
  tag,
  summary: 'Sign out on one of your devices',
  access: 'session',
  params: v.object({ id: matching(/^[\da-f]{32}$/) }),
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await endSession(ctx, params.id);
    return { message: 'Signed out there' };
  },
});

export const sessionEndpoints = [list, endOthers, end];
