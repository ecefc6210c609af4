import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from '#modules/messaging/chat/chat.schema.ts';
import { listContacts } from '#modules/messaging/chat/list-contacts.ts';
import { closeChat } from './close-chat.ts';
import { listChats } from './list-chats.ts';
import { listRoles } from './list-roles.ts';

const list = endpoint({
  method: 'get',
  path: '/chats',
  tag: 'Chat',
  summary: 'List your own conversations, or monitored ones for admins, newest first',
  access: { permission: 'messaging.read' },
  query: schema.chatsQuery,
  response: { schema: schema.chatsResponse },
  handle: (ctx, { query }) => listChats({ ctx, query }),
});

const lists = endpoint({
  method: 'get',
  path: '/chats/lists',
  tag: 'Chat',
  summary: 'List by which roles of the other side you have conversations, or could have',
  access: { permission: 'messaging.read' },
  response: { schema: schema.listsResponse },
  handle: async (ctx) => ({ data: await listRoles(ctx) }),
});

const close = endpoint({
  method: 'put',
  path: '/chat/:id',
  tag: 'Chat',
  summary:
    'Close the conversation with this `id` of the list of chats: hide it from your own list until a newer message; or open it again',
  access: { permission: 'messaging.read' },
  params: schema.chatParams,
  body: { schema: schema.closeBody, accepts: ['json'], maxBytes: 1024, optional: true },
  response: { schema: message },
  errors: [404, 422],
  async handle(ctx, { params, body: { closed } }) {
    await closeChat({ ctx, chatId: params.id, closed });
    return { message: closed ? 'Chat closed' : 'Chat opened again' };
  },
});

const contacts = endpoint({
  method: 'get',
  path: '/contacts',
  tag: 'Chat',
  summary: 'List the people you can message',
  access: { permission: 'messaging.create' },
  query: schema.contactsQuery,
  response: { schema: schema.contactsResponse },
  handle: (ctx, { query }) => listContacts({ ctx, search: query.search }),
});

export const chatEndpoints = [list, lists, close, contacts];
