import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { messageFiles } from '#modules/files/media/media-files.ts';
import * as schema from './chat.schema.ts';
import { markDelivered } from './mark-delivered.ts';
import { markRead } from './mark-read.ts';
import { readLog } from './read-log.ts';
import { readThread } from './read-thread.ts';
import { sendMessage } from './send-message.ts';
import { tellTyping } from './tell-typing.ts';

const SMALL = 4 * 1024;
/** A text of the greatest length, in the longest writing. */
const MAX_TEXT_BYTES = 64 * 1024;
const mayRead = { permission: 'messaging.read' } as const;

const thread = endpoint({
  method: 'get',
  path: '/messages/:id',
  tag: 'Chat',
  summary: 'List messages with a user, oldest first',
  access: mayRead,
  params: schema.chatParams,
  query: schema.messagesQuery,
  answer: { schema: schema.threadAnswer },
  refusals: [404],
  handle: (ctx, { params, query }) => readThread({ ctx, userId: params.id, query }),
});

const log = endpoint({
  method: 'get',
  path: '/messages/log/:id',
  tag: 'Chat',
  summary: 'List messages of a monitored conversation; audited once an hour',
  access: { permission: 'messaging.read', roles: ['admin', 'super-admin'] },
  params: schema.chatParams,
  query: schema.logQuery,
  answer: { schema: schema.logAnswer },
  refusals: [404],
  handle: (ctx, { params, query }) => readLog({ ctx, chatId: params.id, query }),
});

const send = endpoint({
  method: 'post',
  path: '/messages/send',
  tag: 'Chat',
  summary: 'Send a message; the same Idempotency-Key sends it once, for good',
  access: { permission: 'messaging.create' },
  body: { schema: schema.sendBody, accepts: ['multipart', 'json'], maxBytes: MAX_TEXT_BYTES, files: messageFiles },
  once: 'verb',
  answer: { status: 201, schema: schema.messageAnswer },
  refusals: [404],
  handle: (ctx, { body, c }) => sendMessage({ ctx, input: body, key: c.req.header('idempotency-key') }),
});

const read = endpoint({
  method: 'patch',
  path: '/messages/read/:id',
  tag: 'Chat',
  summary: 'Mark messages from a user as read, up to one where it is given',
  access: mayRead,
  params: schema.chatParams,
  body: { schema: schema.readBody, accepts: ['json'], maxBytes: SMALL, optional: true },
  answer: { schema: schema.readAnswer },
  refusals: [404],
  async handle(ctx, { params, body }) {
    return { message: 'Messages marked as read', data: await markRead({ ctx, userId: params.id, upTo: body.up_to }) };
  },
});

const delivered = endpoint({
  method: 'patch',
  path: '/messages/delivered',
  tag: 'Chat',
  summary: 'Mark messages up to one as delivered',
  access: mayRead,
  body: { schema: schema.deliveredBody, accepts: ['json'], maxBytes: SMALL },
  answer: { schema: message },
  async handle(ctx, { body }) {
    await markDelivered({ ctx, upTo: body.up_to });
    return { message: 'Messages marked as delivered' };
  },
});

const typing = endpoint({
  method: 'post',
  path: '/messages/typing/:id',
  tag: 'Chat',
  summary: 'Publish a typing indicator to a user',
  access: { permission: 'messaging.create' },
  params: schema.chatParams,
  answer: { schema: message },
  refusals: [404],
  before: (ctx) => ctx.deps.limits.typing.take(ctx.reader?.session ?? ''),
  async handle(ctx, { params }) {
    await tellTyping({ ctx, userId: params.id });
    return { message: 'Told' };
  },
});

export const messageEndpoints = [thread, log, send, read, delivered, typing];
