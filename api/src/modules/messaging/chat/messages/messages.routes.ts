import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from '#modules/messaging/chat/chat.schema.ts';
import { markDelivered } from '#modules/messaging/chat/marks/mark-delivered.ts';
import { markRead } from '#modules/messaging/chat/marks/mark-read.ts';
import { publishTyping } from '#modules/messaging/chat/marks/publish-typing.ts';
import { messageFiles } from '#modules/platform/files/media/media-files.ts';
import { markOwnOfficeRead } from '../office/mark-office-read.ts';
import { readOwnOffice } from '../office/read-office.ts';
import { OFFICE_ID } from '../rows/office-sql.ts';
import { readLog } from './read-log.ts';
import { readThread } from './read-thread.ts';
import { sendMessage } from './send-message.ts';
import { sendToMany } from './send-to-many.ts';

const SMALL = 4 * 1024;
/** The most bytes of a text with the greatest number of characters. */
const MAX_TEXT_BYTES = 64 * 1024;
const mayRead = { permission: 'messaging.read' } as const;

const thread = endpoint({
  method: 'get',
  path: '/messages/:id',
  tag: 'Chat',
  summary: 'List messages with a user, oldest first',
  access: mayRead,
  params: schema.partnerParams,
  query: schema.messagesQuery,
  response: { schema: schema.threadResponse },
  errors: [404],
  handle: (ctx, { params, query }) =>
    params.id === OFFICE_ID ? readOwnOffice(ctx, query) : readThread({ ctx, userId: params.id, query }),
});

const log = endpoint({
  method: 'get',
  path: '/messages/log/:id',
  tag: 'Chat',
  summary:
    'List messages of a conversation with the office, of a child with a teacher, or of a monitored one, which is audited once an hour',
  access: mayRead,
  params: schema.chatParams,
  query: schema.logQuery,
  response: { schema: schema.logResponse },
  errors: [403, 404],
  handle: (ctx, { params, query }) => readLog({ ctx, chatId: params.id, query }),
});

const send = endpoint({
  method: 'post',
  path: '/messages/send',
  tag: 'Chat',
  summary: 'Send a message; the same Idempotency-Key sends it once, for good',
  access: { permission: 'messaging.create' },
  body: { schema: schema.sendBody, accepts: ['multipart', 'json'], maxBytes: MAX_TEXT_BYTES, files: messageFiles },
  idempotent: 'verb',
  response: { status: 201, schema: schema.messageResponse },
  errors: [404],
  handle: (ctx, { body, c }) => sendMessage({ ctx, input: body, key: c.req.header('idempotency-key') }),
});

const sendMany = endpoint({
  method: 'post',
  path: '/messages/send-to-many',
  tag: 'Chat',
  summary: 'Send one text to several users, each in your conversation with them; audited',
  access: { permission: 'messaging.create' },
  body: { schema: schema.sendToManyBody, accepts: ['json'], maxBytes: MAX_TEXT_BYTES },
  idempotent: 'verb',
  response: { status: 201, schema: schema.bulkMessageResponse },
  errors: [422],
  before: (ctx) => ctx.deps.limits.bulkMessages.take(String(ctx.viewer?.userId)),
  handle: async (ctx, { body, c }) => ({
    data: await sendToMany({ ctx, input: body, key: c.req.header('idempotency-key') }),
  }),
});

const read = endpoint({
  method: 'patch',
  path: '/messages/read/:id',
  tag: 'Chat',
  summary: 'Mark messages from a user as read, up to one where it is given',
  access: mayRead,
  params: schema.partnerParams,
  body: { schema: schema.readBody, accepts: ['json'], maxBytes: SMALL, optional: true },
  response: { schema: schema.readResponse },
  errors: [404],
  async handle(ctx, { params, body }) {
    const data =
      params.id === OFFICE_ID
        ? await markOwnOfficeRead(ctx, body.up_to)
        : await markRead({ ctx, userId: params.id, upTo: body.up_to });
    return { message: 'Messages marked as read', data };
  },
});

const delivered = endpoint({
  method: 'patch',
  path: '/messages/delivered',
  tag: 'Chat',
  summary: 'Mark messages up to one as delivered',
  access: mayRead,
  body: { schema: schema.deliveredBody, accepts: ['json'], maxBytes: SMALL },
  response: { schema: message },
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
  response: { schema: message },
  errors: [404],
  before: (ctx) => ctx.deps.limits.typing.take(ctx.viewer?.session ?? ''),
  async handle(ctx, { params }) {
    await publishTyping({ ctx, userId: params.id });
    return { message: 'Published' };
  },
});

export const messageEndpoints = [thread, log, send, sendMany, read, delivered, typing];
