import { realtimeForTest, signInForTest } from '@academy/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Message, Participant, ThreadPage } from '#/api/messages.ts';
import { aMessage, aPage, MARYAM, ME } from '#/testing/messages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aChat, server, serveThread } from '#/testing/server.ts';
import { signInWith, THREAD } from '#/testing/with-maryam.ts';

const CHAT = '40';
const OPEN = `/dashboard/messaging/chats/-${CHAT}`;
const child = { id: '20', name: 'Yusuf' };
const maryam = { id: MARYAM, name: 'Maryam Haddad' };
const people: Participant[] = [
  { ...maryam, as: 'teacher' },
  { ...child, as: 'student' },
  { id: ME, name: 'Omar Nasser', as: 'parent' },
];
const opening = { child, after_id: '0', until_id: null, older: null };
const ofChild = (id: string, message: string) => aMessage({ id, message, sender: child, receiver: maryam });
const row = () =>
  aChat({
    id: CHAT,
    type: 'open',
    other_user_id: MARYAM,
    other_user_name: 'Maryam Haddad',
    children: [child],
    open: true,
  });

const group = () => screen.findByRole('group', { name: 'Messages with Maryam Haddad' });

/** Serves a child's conversation with Maryam; `sent` and `marked` collect what the page does. */
function serveOpen(data: Message[], about: Partial<ThreadPage> = {}) {
  const users = [
    { ...child, image: null, role: 'student', relations: [] },
    { ...maryam, image: null, role: 'teacher', relations: [] },
  ];
  const page = { ...aPage(data, { open: true, participants: people, opening, ...about }), users };
  const [sent, marked]: [unknown[], unknown[]] = [[], []];
  server.use(
    http.get(`*/api/messages/log/${CHAT}`, () => HttpResponse.json(page)),
    http.patch(`*/api/chat/${CHAT}/read`, async ({ request }) => {
      marked.push(await request.json());
      return HttpResponse.json({ message: 'Read', data: { unread: 0 } });
    }),
    http.post(`*/api/chat/${CHAT}/typing`, () => HttpResponse.json({ message: 'Told' })),
    http.post('*/api/messages/send', async ({ request }) => {
      const body = (await request.json()) as { message: string };
      sent.push(body);
      const message = aMessage({
        id: '9',
        mine: true,
        message: body.message,
        client_id: request.headers.get('idempotency-key'),
      });
      return HttpResponse.json({ data: message }, { status: 201 });
    }),
  );
  return { sent, marked };
}

describe('a parent in the conversation of a child with a teacher (D143)', () => {
  signInWith(() => [
    row(),
    aChat({ id: '41', other_user_id: MARYAM, other_user_name: 'Maryam Haddad', children: [child] }),
  ]);

  test('the list has it beside the own one, with the child’s name, and each leads to its own page', async () => {
    await renderAt('/dashboard/messaging/chats');
    const list = await screen.findByRole('list', { name: 'Chats' });
    const links = within(list).getAllByRole('link');
    const names = links.map((link) => [link.textContent?.includes('Yusuf’s chat'), link.getAttribute('href')]);
    expect(names).toEqual([
      [false, THREAD],
      [true, OPEN],
    ]);
  });

  test('the page says on top who is in it, and each message says who wrote it', async () => {
    const { marked } = serveOpen([aMessage({ id: '1' }), ofChild('2', 'Yes'), aMessage({ id: '3', mine: true })]);
    await renderAt(OPEN);
    expect((await screen.findByRole('note')).textContent).toBe(
      'In this chat: Maryam Haddad (teacher), Yusuf (student) and you',
    );
    const shown = within(await group());
    expect(shown.getByText('Yusuf')).toBeTruthy();
    expect(shown.getByText('Maryam Haddad')).toBeTruthy();
    expect(shown.getAllByText('You:')).toHaveLength(1);
    await waitFor(() => expect(marked).toEqual([{ up_to: '2' }]));
  });

  test('what the parent writes goes to the conversation, not to the teacher alone', async () => {
    const { sent } = serveOpen([aMessage({ id: '1' })]);
    signInForTest({ id: ME, name: 'Omar Nasser', role: 'guest', roles: ['guest'] }, [
      'messaging.read',
      'messaging.create',
    ]);
    const { user } = await renderAt(OPEN);
    await user.type(await screen.findByRole('textbox', { name: 'Message to Maryam Haddad' }), 'Peace');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ message: 'Peace', chat_id: CHAT }]));
    expect(within(await group()).getByText('Peace')).toBeTruthy();
  });

  test('a published message of the child appears in it, and not in the own conversation with the teacher', async () => {
    serveOpen([aMessage({ id: '1' })]);
    await renderAt(OPEN);
    await group();
    const message = ofChild('5', 'From Yusuf');
    const data = { message, sender: child, receiver: maryam, open: { users: [child.id, MARYAM] } };
    await act(async () => realtimeForTest.event({ name: 'message', data }));
    expect(await within(await group()).findByText('From Yusuf')).toBeTruthy();
  });
});

describe('a student in an open conversation (D143)', () => {
  signInWith(() => [
    aChat({ id: CHAT, other_user_id: MARYAM, other_user_name: 'Maryam Haddad', open: true, participants }),
  ]);
  const participants: Participant[] = [
    { ...maryam, as: 'teacher' },
    { id: ME, name: 'Omar Nasser', as: 'student' },
    { id: '30', name: 'Amina', as: 'parent' },
  ];
  const own = { open: true, participants };
  let agreed: unknown[] = [];
  beforeEach(() => {
    agreed = [];
    server.use(
      http.put(`*/api/chat/${CHAT}/older`, async ({ request }) => {
        agreed.push(await request.json());
        return HttpResponse.json({ message: 'Updated' });
      }),
    );
  });

  test('it is told before the first word who reads it', async () => {
    serveThread([], { ...own, opening });
    await renderAt(THREAD);
    expect((await screen.findByRole('note')).textContent).toBe(
      'In this chat: Maryam Haddad (teacher), Amina (parent) and you',
    );
    expect(await screen.findByText('With parents')).toBeTruthy();
  });

  test('a parent’s message is on the other side, with the name', async () => {
    const amina = { id: '30', name: 'Amina' };
    serveThread([aMessage({ id: '1', mine: true }), aMessage({ id: '2', sender: amina, receiver: maryam })], {
      ...own,
      opening,
    });
    await renderAt(THREAD);
    expect(within(await group()).getByText('Amina')).toBeTruthy();
    expect(within(await group()).getAllByText('You:')).toHaveLength(1);
  });

  test('notes say where the parents joined and left', async () => {
    const messages = ['1', '2', '3'].map((id) => aMessage({ id }));
    serveThread(messages, { open: false, opening: { child, after_id: '1', until_id: '2', older: null } });
    await renderAt(THREAD);
    const text = (await group()).textContent ?? '';
    const places = ['Message 1', 'parents read and write', 'Message 2', 'no longer in this chat', 'Message 3'].map(
      (part) => text.indexOf(part),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(screen.queryByRole('note')).toBeNull();
  });

  test.each([
    [{ mine: false, theirs: false }, 'Open them', true],
    [{ mine: true, theirs: false }, 'Withdraw my agreement', false],
  ])('one side agrees to open earlier messages, or takes it back: %o', async (older, button, open) => {
    serveThread([aMessage({ id: '1' })], { ...own, opening: { ...opening, after_id: '1', older } });
    const { user } = await renderAt(THREAD);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(agreed).toEqual([{ open }]));
  });

  test('the second side confirms first, since that cannot be undone', async () => {
    const older = { mine: false, theirs: true };
    serveThread([aMessage({ id: '1' })], { ...own, opening: { ...opening, after_id: '1', older } });
    const { user } = await renderAt(THREAD);
    await user.click(await screen.findByRole('button', { name: 'Open them' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Open earlier messages to the parents?' });
    expect(agreed).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Open them' }));
    await waitFor(() => expect(agreed).toEqual([{ open: true }]));
  });
});
