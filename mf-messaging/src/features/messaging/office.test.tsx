import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { aMessage, aPage } from '#/testing/messages.ts';
import { anOfficeChat, serveOffice } from '#/testing/office.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aChat, reject, serveChats, serveContacts, server } from '#/testing/server.ts';

const OFFICE = '/dashboard/messaging/office';
const signIn = (role: string, ...permissions: string[]) =>
  signInForTest({ id: '1', name: 'Omar Nasser', role, roles: [role] }, ['messaging.read', ...permissions]);

const office = (about = {}) =>
  aChat({ id: '', type: 'office', other_user_id: '0', other_user_name: 'Academy', latest_message: '', ...about });
const rows = () => screen.findAllByRole('listitem');
const answer = aMessage({
  id: '2',
  sender: { id: '0', name: 'Academy', by: { name: 'Huda' } },
  message: 'Ten dollars',
});

function serveOwn(messages = [answer]) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/messages/0', () =>
      HttpResponse.json(aPage(messages, { other: { ...aPage([]).other, id: '0', name: 'Academy', role: 'admin' } })),
    ),
    http.patch('*/api/messages/read/0', () => HttpResponse.json({ message: 'Read', data: { unread: 0 } })),
    http.post('*/api/messages/send', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: aMessage({ id: '9', mine: true }) }, { status: 201 });
    }),
  );
  return sent;
}

describe('the conversation of a family with the academy (D167)', () => {
  test('it is the first of the list, whatever is newer, and says what it is for before its first message', async () => {
    signIn('guest');
    serveChats([aChat({ id: '7', latest_message_time: '2026-11-21T08:00:00.000Z' }), office()]);
    await renderAt('/dashboard/messaging/chats');
    const [first] = await rows();
    expect(within(first as HTMLElement).getByRole('link').textContent).toContain(
      'AcademyQuestions, trial classes, payments',
    );
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  });

  test('it is first among the people to write to, without a role', async () => {
    signIn('guest');
    serveChats([]);
    serveContacts([{ id: '0', name: 'Academy', image: null, role: 'admin', relations: [] }]);
    const { user } = await renderAt('/dashboard/messaging/chats');
    await user.click(await screen.findByRole('searchbox'));
    const [first] = await within(await screen.findByRole('list', { name: 'People you can write to' })).findAllByRole(
      'listitem',
    );
    expect(first?.textContent).toBe('AcademyQuestions, trial classes, payments');
  });

  test('answers say who of the academy wrote them', async () => {
    signIn('guest');
    serveChats([office({ id: '40', latest_message: 'Ten dollars' })]);
    serveOwn();
    await renderAt('/dashboard/messaging/chats/0');
    expect(await screen.findByRole('heading', { level: 1, name: 'Academy' })).toBeDefined();
    expect(screen.getByText('Everyone in the academy’s office reads and answers here')).toBeDefined();
    expect(await screen.findByText('Huda')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Actions for the chat/ })).toBeNull();
  });

  test('a link brings the first sentence, which is sent to the academy', async () => {
    signIn('guest');
    serveChats([office()]);
    const sent = serveOwn([]);
    const { user } = await renderAt('/dashboard/messaging/chats/0?text=Which%20days%20suit%20you%3F');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ message: 'Which days suit you?', receiver_id: '0' }]));
  });
});

describe('the inbox of the academy (D167)', () => {
  const open = [
    anOfficeChat({ id: '11' }),
    anOfficeChat({ id: '12', unread: 0, assigned: { id: '1', name: 'Omar Nasser' } }),
    anOfficeChat({ id: '13', status: 'waiting', unread: 0, assigned: { id: '2', name: 'Huda' } }),
  ];

  async function openInbox(path = OFFICE) {
    signIn('admin', 'messaging.create', 'messaging.office');
    serveChats([]);
    const served = serveOffice(open);
    return { ...served, ...(await renderAt(path)) };
  }

  test('whoever may answer has its tab first, others do not have it', async () => {
    const { user } = await openInbox('/dashboard/messaging/chats');
    const tabs = await screen.findByRole('navigation', { name: 'Chats' });
    await user.click(within(tabs).getByRole('link', { name: 'The academy' }));
    expect(await rows()).toHaveLength(2);
  });

  test('it lists by state who wrote and who has it, and says how long families wait', async () => {
    const { user } = await openInbox();
    const [one, two] = await rows();
    expect(one?.textContent).toContain('Amina SalehParent');
    expect(one?.textContent).toContain('1 unread message');
    expect(two?.textContent).toContain('Parent · You');
    expect(await screen.findByText(/half of the answers came within 25 minutes, most within 3 hours/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: /Answered/ }));
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('Parent · Huda'));
  });

  test('the keyboard moves between the rows, takes a conversation and is done with it', async () => {
    const { user, changed } = await openInbox();
    const [one] = await rows();
    within(one as HTMLElement)
      .getByRole('link')
      .focus();
    await user.keyboard('t');
    await user.keyboard('{ArrowDown}e');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(changed).toEqual([
      ['11', { assignedTo: '1' }],
      ['12', { status: 'done' }],
    ]);
  });

  test('an open conversation is read for all, answered as the academy, and done', async () => {
    const { user, read, sent, changed } = await openInbox(`${OFFICE}/11`);
    expect(await screen.findByText('Huda')).toBeDefined();
    await waitFor(() => expect(read).toEqual(['11']));
    await user.type(await screen.findByRole('textbox', { name: 'Message to Amina Saleh' }), 'Welcome{Enter}');
    await waitFor(() => expect(sent).toEqual([{ message: 'Welcome', chat_id: '11' }]));
    await user.click(screen.getByRole('button', { name: 'Done with the chat with Amina Saleh' }));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeDefined();
    expect(changed).toEqual([['11', { status: 'done' }]]);
  });

  test('a change that fails is said', async () => {
    const { user } = await openInbox(`${OFFICE}/11`);
    reject('put', 'office/11', 500);
    await user.click(await screen.findByRole('button', { name: 'Done with the chat with Amina Saleh' }));
    expect(await screen.findByText('The chat could not be changed. Please try again.')).toBeDefined();
  });

  test('the menu counts the conversations that nobody of the academy has opened', async () => {
    const { counted } = await openInbox('/dashboard/messaging/chats');
    await waitFor(() => expect(counted.last).toBe(1));
  });
});
