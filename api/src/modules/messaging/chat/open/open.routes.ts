import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from '../chat.schema.ts';
import { markOpenRead } from './mark-open-read.ts';
import { openOlder } from './open-older.ts';
import { publishOpenTyping } from './publish-open-typing.ts';

const SMALL = 1024;

const read = endpoint({
  method: 'patch',
  path: '/chat/:id/read',
  tag: 'Chat',
  summary: 'Mark a conversation of a child with a teacher as read',
  access: { permission: 'messaging.read' },
  params: schema.chatParams,
  body: { schema: schema.readBody, accepts: ['json'], maxBytes: SMALL, optional: true },
  response: { schema: schema.readResponse },
  errors: [404],
  handle: async (ctx, { params, body }) => ({
    message: 'Messages marked as read',
    data: await markOpenRead(ctx, params.id, body.up_to),
  }),
});

const typing = endpoint({
  method: 'post',
  path: '/chat/:id/typing',
  tag: 'Chat',
  summary: 'Publish a typing indicator in a conversation of a child with a teacher',
  access: { permission: 'messaging.create' },
  params: schema.chatParams,
  response: { schema: message },
  errors: [404],
  before: (ctx) => ctx.deps.limits.typing.take(ctx.viewer?.session ?? ''),
  async handle(ctx, { params }) {
    await publishOpenTyping(ctx, params.id);
    return { message: 'Published' };
  },
});

const older = endpoint({
  method: 'put',
  path: '/chat/:id/older',
  tag: 'Chat',
  summary: 'Agree that the parents read earlier messages; they do once student and teacher agree',
  access: { permission: 'messaging.create' },
  params: schema.chatParams,
  body: { schema: schema.olderBody, accepts: ['json'], maxBytes: SMALL },
  response: { schema: message },
  errors: [404, 422],
  async handle(ctx, { params, body }) {
    await openOlder(ctx, params.id, body.open);
    return { message: 'Conversation updated' };
  },
});

export const openChatEndpoints = [read, typing, older];
