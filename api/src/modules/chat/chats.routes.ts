import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from './chat.schema.ts';
import { closeChat } from './close-chat.ts';
import { listChats } from './list-chats.ts';
import { listContacts } from './list-contacts.ts';

const list = endpoint({
  method: 'get',
  path: '/chats',
  tag: 'Chat',
  summary: 'List your own conversations, or monitored ones for admins, newest first',
  access: { permission: 'messaging.read' },
  query: schema.chatsQuery,
  answer: { schema: schema.chatsAnswer },
  handle: (ctx, { query }) => listChats({ ctx, query }),
});

const close = endpoint({
  method: 'put',
  path: '/chat/:id',
  tag: 'Chat',
  summary: 'Close a conversation: hide it from your own list until a newer message',
  access: { permission: 'messaging.read' },
  params: schema.chatParams,
  answer: { schema: message },
  refusals: [404],
  async handle(ctx, { params }) {
    await closeChat({ ctx, chatId: params.id });
    return { message: 'Chat closed' };
  },
});

const contacts = endpoint({
  method: 'get',
  path: '/contacts',
  tag: 'Chat',
  summary: 'List the people you can message',
  access: { permission: 'messaging.create' },
  query: schema.contactsQuery,
  answer: { schema: schema.contactsAnswer },
  handle: (ctx, { query }) => listContacts({ ctx, search: query.search }),
});

export const chatEndpoints = [list, close, contacts];
