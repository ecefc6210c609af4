import { requestsTo } from '@academy/shared-ui/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { type Chat, chatPageSchema, contactsSchema, type LoggedChat, logListSchema } from '#/api/chats.ts';
import {
  type Contact,
  type LogPage,
  logPageSchema,
  type Message,
  messageSchema,
  type Person,
  type ThreadPage,
  threadPageSchema,
} from '#/api/messages.ts';
import { compareIds } from '#/api/thread.ts';
import { aMessage, aPage, MARYAM } from './messages.ts';

/** Without tabs by default: `serveChats` sets them. */
export const server = setupServer(http.get('*/api/chats/lists', () => HttpResponse.json({ data: [] })));

/** A conversation of the list as the API sends it. */
export const aChat = (about: Partial<Chat> & { id: string }): Chat => ({
  other_user_id: about.id,
  other_user_name: `Person ${about.id}`,
  other_user_image: null,
  other_user_role: 'teacher',
  relations: [],
  children: [],
  is_parent: false,
  latest_message: 'Peace be upon you',
  latest_message_type: 'text',
  latest_message_time: '2026-11-20T08:00:00.000Z',
  latest_message_mine: false,
  latest_message_is_read: false,
  latest_message_is_delivered: false,
  unread_count: 0,
  open: false,
  participants: [],
  ...about,
});

/** Serves the lists from `held.chats`, which a test may change; `asked` collects the requests. */
export function serveChats(chats: Chat[], lists: string[] = ['leader', 'teacher']) {
  const held = { chats };
  const asked: string[] = [];
  const closed: string[] = [];
  server.use(
    http.get('*/api/chats/lists', () => HttpResponse.json({ data: lists })),
    http.get('*/api/chats', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const role = searchParams.get('role');
      const data = held.chats.filter(({ other_user_role }) => !role || other_user_role === role);
      const unread = held.chats.reduce((sum, { unread_count }) => sum + unread_count, 0);
      return HttpResponse.json(v.parse(chatPageSchema, { data, unread, next: null }));
    }),
    http.put('*/api/chat/:id', async ({ params, request }) => {
      const body = await request.text();
      const isOpenedAgain = body !== '' && JSON.parse(body).closed === false;
      if (!isOpenedAgain) closed.push(String(params.id));
      held.chats = isOpenedAgain ? chats : held.chats.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ message: 'Closed' });
    }),
  );
  return { held, asked, closed };
}

const PAGE = 30;

function pageOf({ data, ...about }: ThreadPage, search: URLSearchParams): ThreadPage {
  const [before, after] = [search.get('before'), search.get('after')];
  const inReach = data.filter(
    ({ id }) => (!before || compareIds(id, before) < 0) && (!after || compareIds(id, after) > 0),
  );
  const shown = after ? inReach.slice(0, PAGE) : inReach.slice(-PAGE);
  return v.parse(threadPageSchema, { ...about, data: shown, hasMore: shown.length < inReach.length });
}

/**
 * Serves the conversation with Maryam from `held`, which a test may change: reads, marks, accepts messages. `asked`
 * collects the requested pages, `sent` the messages, `marked` the read positions, `delivered` the delivered ones,
 * `typed` counts typing events.
 */
export function serveThread(messages: Message[], about: Partial<ThreadPage> = {}) {
  const held = { page: aPage(messages, about) };
  const log = { asked: [] as string[], sent: [] as { key: string | null; text: string; file: string | null }[] };
  const marked: unknown[] = [];
  const delivered: unknown[] = [];
  const typed = { times: 0 };
  server.use(
    http.get(`*/api/messages/${MARYAM}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      log.asked.push(search);
      return HttpResponse.json(pageOf(held.page, searchParams));
    }),
    http.patch(`*/api/messages/read/${MARYAM}`, async ({ request }) => {
      marked.push(await request.json());
      return HttpResponse.json({ message: 'Read', data: { unread: 0 } });
    }),
    http.patch('*/api/messages/delivered', async ({ request }) => {
      delivered.push(await request.json());
      return HttpResponse.json({ message: 'Delivered' });
    }),
    http.post(`*/api/messages/typing/${MARYAM}`, () => {
      typed.times += 1;
      return HttpResponse.json({ message: 'Told' });
    }),
    http.post('*/api/messages/send', async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      const { text, file } = await readSent(request);
      const known = held.page.data.find(({ client_id }) => client_id === key);
      log.sent.push({ key, text, file });
      const last = Number(held.page.data.at(-1)?.id ?? 0);
      const taken = { mine: true, message: text, client_id: key, created_at: new Date().toISOString() };
      const message = known ?? aMessage({ id: String(last + 1), ...taken });
      if (!known) held.page = { ...held.page, data: [...held.page.data, message] };
      return HttpResponse.json({ data: v.parse(messageSchema, message) }, { status: 201 });
    }),
  );
  return { held, ...log, marked, delivered, typed };
}

async function readSent(request: Request): Promise<{ text: string; file: string | null }> {
  if (request.headers.get('content-type')?.includes('json')) {
    const { message } = (await request.json()) as { message: string };
    return { text: message, file: null };
  }
  const form = await request.formData();
  const file = form.get('attachment');
  return { text: String(form.get('message') ?? ''), file: file instanceof File ? file.name : null };
}

export function serveContacts(people: (Person & Partial<Contact>)[]): { asked: string[] } {
  const asked: string[] = [];
  server.use(
    http.get('*/api/contacts', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      asked.push(search);
      const data = people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      return HttpResponse.json(v.parse(contactsSchema, { data }));
    }),
  );
  return { asked };
}

export function serveLog(chats: LoggedChat[], pages: Record<string, LogPage> = {}): void {
  server.use(
    http.get('*/api/chats', ({ request }) => {
      const isLog = new URL(request.url).searchParams.get('type') === 'monitored_chats';
      const schema = isLog ? logListSchema : chatPageSchema;
      return HttpResponse.json(v.parse(schema, { data: isLog ? chats : [], unread: 0, next: null }));
    }),
    http.get('*/api/messages/log/:id', ({ params }) =>
      HttpResponse.json(v.parse(logPageSchema, pages[String(params.id)])),
    ),
  );
}

export const { reject } = requestsTo(server);
