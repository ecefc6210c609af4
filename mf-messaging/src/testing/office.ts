import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { threadPageSchema } from '#/api/messages.ts';
import { type OfficeChat, officePageSchema } from '#/api/office.ts';
import { aMessage, aPage } from './messages.ts';
import { server } from './server.ts';

const person = { id: '7', name: 'Amina Saleh', image: null, role: 'guest', relations: ['parent'] };

/** A conversation of the inbox as the API sends it. */
export const anOfficeChat = (about: Partial<OfficeChat> & { id: string }): OfficeChat => ({
  person,
  status: 'open',
  assigned: null,
  unread: 1,
  waiting_since: '2026-11-20T08:00:00.000Z',
  latest_message: `Question ${about.id}`,
  latest_message_type: 'text',
  latest_message_time: '2026-11-20T08:00:00.000Z',
  latest_message_mine: false,
  ...about,
});

/** Serves the inbox from `held.chats`, which a change alters; `changed` and `sent` collect the requests. */
export function serveOffice(chats: OfficeChat[]) {
  const held = { chats, late: 0 };
  const changed: [id: string, change: unknown][] = [];
  const sent: unknown[] = [];
  const read: string[] = [];
  const count = (status: string) => held.chats.filter((chat) => chat.status === status).length;
  const counts = () => ({
    open: count('open'),
    waiting: count('waiting'),
    done: count('done'),
    mine: 0,
    unread: held.chats.filter(({ unread }) => unread > 0).length,
    late: held.late,
  });
  const change = (id: string, fields: Partial<OfficeChat>) => {
    held.chats = held.chats.map((chat) => (chat.id === id ? { ...chat, ...fields } : chat));
  };
  const answer = aMessage({
    id: '2',
    sender: { id: '0', name: 'Academy', by: { name: 'Huda' } },
    receiver: person,
    message: 'Ten dollars',
  });
  server.use(
    http.get('*/api/office/people', () => HttpResponse.json({ data: [{ id: '1', name: 'Omar Nasser' }] })),
    http.get('*/api/office/statistics', () =>
      HttpResponse.json({
        data: { waiting: 1, waitingSince: null, answered: 4, medianMinutes: 25, p90Minutes: 180 },
      }),
    ),
    http.get('*/api/office/:id/messages', ({ params }) => {
      const chat = held.chats.find(({ id }) => id === params.id);
      const page = aPage([aMessage({ id: '1', sender: person, message: 'How much is it?' }), answer], {
        other: { ...aPage([]).other, ...person },
        chat_id: String(params.id),
        office: { status: chat?.status ?? 'open', assigned: chat?.assigned ?? null },
      });
      return HttpResponse.json(v.parse(threadPageSchema, page));
    }),
    http.patch('*/api/office/:id/read', ({ params }) => {
      read.push(String(params.id));
      change(String(params.id), { unread: 0 });
      return HttpResponse.json({ message: 'Read' });
    }),
    http.put('*/api/office/:id', async ({ params, request }) => {
      const body = (await request.json()) as { status?: OfficeChat['status'] };
      changed.push([String(params.id), body]);
      if (body.status) change(String(params.id), { status: body.status });
      return HttpResponse.json({ message: 'Updated' });
    }),
    http.get('*/api/office', ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const data = held.chats.filter((chat) => !status || chat.status === status);
      return HttpResponse.json(v.parse(officePageSchema, { data, counts: counts(), next: null }));
    }),
    http.post('*/api/messages/send', async ({ request }) => {
      const body = (await request.json()) as { message: string };
      sent.push(body);
      const sender = { id: '0', name: 'Academy', by: { name: 'Omar Nasser' } };
      const key = request.headers.get('idempotency-key');
      const message = aMessage({ id: '3', sender, receiver: person, message: body.message, client_id: key });
      return HttpResponse.json({ data: message }, { status: 201 });
    }),
  );
  return { held, changed, sent, read };
}
