import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMessage } from '#/testing/messages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aChat, reject, serveChats, serveContacts, serveLog, server, serveThread } from '#/testing/server.ts';

const CHATS = '/dashboard/messaging/chats';
const signIn = (role: string) =>
  signInForTest({ id: '1', name: 'Omar Nasser', role, roles: [role] }, ['messaging.read']);
beforeEach(() => signIn('student'));

const rows = () => screen.findAllByRole('listitem');
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Chats' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the chat tabs', () => {
  test.each([
    ['student', ['leader', 'teacher'], ['All chats', 'Leader chats', 'Teacher chats']],
    ['teacher', ['leader', 'student'], ['All chats', 'Leader chats', 'Student chats']],
    ['guest', [], ['All chats']],
    ['guest', ['teacher', 'office'], ['All chats', 'Teacher chats']],
    ['admin', [], ['All chats', 'Leader chats', 'Teacher chats', 'Student chats', 'Log chats']],
    ['superAdmin', [], ['All chats', 'Leader chats', 'Teacher chats', 'Student chats', 'Log chats']],
  ])("a %s has chat tabs for the people's roles %j", async (role, lists, wanted) => {
    signIn(role);
    serveChats([], lists);
    await renderAt(CHATS);
    await screen.findByRole('heading', { level: 1, name: 'Messages' });
    await waitFor(() => expect(tabs()).toEqual(wanted));
  });

  test('the open chat tab is shown even without people in it', async () => {
    serveChats([], []);
    await renderAt('/dashboard/messaging/student');
    await screen.findByRole('heading', { level: 1, name: 'Messages' });
    expect(tabs()).toEqual(['All chats', 'Student chats']);
  });

  test('the chat tabs request the conversations with a role', async () => {
    const { asked } = serveChats([aChat({ id: '7' }), aChat({ id: '8', other_user_role: 'leader' })]);
    const { user, path } = await renderAt(CHATS);
    expect(await rows()).toHaveLength(2);
    await user.click(await screen.findByRole('link', { name: 'Leader chats' }));
    expect(path()).toBe('/dashboard/messaging/leader');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(asked).toEqual(['?type=personal_chats', '?type=personal_chats&role=leader']);
  });
});

describe('families (D118)', () => {
  const children = [
    { id: '12', name: 'Maryam' },
    { id: '13', name: 'Yusuf' },
  ];

  test.each([
    ['en', { other_user_role: 'teacher', is_parent: false }, 'Teacher of Maryam and Yusuf'],
    ['en', { other_user_role: 'guest', is_parent: true }, 'Parent of Maryam and Yusuf'],
    ['ar', { other_user_role: 'teacher', is_parent: false }, 'معلم: Maryam وYusuf'],
    ['ar', { other_user_role: 'guest', is_parent: true }, 'ولي أمر Maryam وYusuf'],
  ] as const)('a conversation names the child (%s, %j)', async (language, other, words) => {
    signIn('guest');
    serveChats([aChat({ id: '7', children, ...other })]);
    await renderAt(CHATS, language);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    ['en', ['aunt', 'parent'], 'Parent'],
    ['ar', ['aunt'], 'عمة أو خالة'],
    ['en', [], 'Guest'],
  ] as const)(
    "a guest's name is followed by the relation to students (D117, %s, %j)",
    async (language, relations, words) => {
      signIn('admin');
      serveChats([aChat({ id: '7', other_user_role: 'guest', relations: [...relations] })]);
      await renderAt(CHATS, language);
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  test('a contact names the child', async () => {
    serveChats([]);
    const teacher = { id: '7', name: 'Salma Haddad', image: null, role: 'teacher', relations: [], children };
    serveContacts([teacher]);
    const { user } = await renderAt(CHATS);
    await user.click(await screen.findByRole('searchbox'));
    expect(await screen.findByText('Teacher of Maryam and Yusuf')).toBeTruthy();
  });
});

describe('the list', () => {
  test('the chat list shows each conversation with preview, time and unread count, newest first', async () => {
    const today = new Date();
    today.setHours(15, 5, 0, 0);
    serveChats([
      aChat({ id: '7', other_user_name: 'Maryam Haddad', latest_message_time: '2026-01-05T08:00:00.000Z' }),
      aChat({
        id: '8',
        other_user_name: 'أحمد الشريف',
        latest_message: 'Assalamu alaikum, how are you today?',
        latest_message_time: today.toISOString(),
        unread_count: 120,
      }),
    ]);
    const { counted } = await renderAt(CHATS);
    const [first, second] = await rows();
    expect(first?.textContent).toContain('أحمد الشريف');
    expect(first?.textContent).toContain('Assalamu alaikum, how are you today?');
    expect(first?.textContent).toContain('3:05 pm');
    expect(first?.textContent).toContain('99+120 unread messages');
    expect(second?.textContent).toContain('5 Jan 2026');
    expect(screen.getByRole('link', { name: /Maryam Haddad/ }).getAttribute('href')).toBe(`${CHATS}/7`);
    await waitFor(() => expect(counted.last).toBe(120));
  });

  test.each([
    ['image', 'Photo'],
    ['audio', 'Voice message'],
    ['document', 'Document'],
    ['hologram', ''],
  ] as const)('the chat list names a newest message that is %s without text', async (type, words) => {
    const chat = { ...aChat({ id: '7', latest_message: '' }), latest_message_type: type };
    server.use(http.get('*/api/chats', () => HttpResponse.json({ data: [chat], unread: 0, next: null })));
    await renderAt(CHATS);
    const link = await screen.findByRole('link', { name: /Person 7/ });
    expect(link.textContent).toContain(words);
  });

  test.each([
    [{}, 'Sent'],
    [{ latest_message_is_delivered: true }, 'Delivered'],
    [{ latest_message_is_delivered: true, latest_message_is_read: true }, 'Read'],
  ])('the chat list shows the ticks of an own newest message (%o)', async (marks, words) => {
    serveChats([aChat({ id: '7', latest_message_mine: true, ...marks })]);
    await renderAt(CHATS);
    const link = await screen.findByRole('link', { name: /Person 7/ });
    expect(within(link).getByText(words)).toBeTruthy();
  });

  test('the chat list shows skeletons while loading', async () => {
    server.use(http.get('*/api/chats', () => new Promise<never>(() => {})));
    await renderAt(CHATS);
    expect(await screen.findByText('Loading…')).toBeTruthy();
  });

  test('the chat list reports a failure and reloads on Retry', async () => {
    reject('get', 'chats', 400);
    const { user } = await renderAt(CHATS);
    expect(await screen.findByText('The chats could not be loaded.')).toBeTruthy();
    serveChats([aChat({ id: '7' })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  test('the chat list closes a conversation from its row at once, and restores it on Undo', async () => {
    const { closed } = serveChats([aChat({ id: '40', other_user_id: '7' })]);
    const { user } = await renderAt(CHATS);
    await user.click(await screen.findByRole('button', { name: 'Actions for the chat with Person 40' }));
    await user.click(screen.getByRole('menuitem', { name: 'Close chat' }));
    expect(await screen.findByText('Chat closed')).toBeTruthy();
    expect(closed).toEqual(['40']);
    expect(await screen.findByText('No chats yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /Person 40/ })).toBeTruthy();
  });

  test('the chat list reports that a conversation could not be closed', async () => {
    serveChats([aChat({ id: '40' })]);
    reject('put', 'chat/40', 404);
    const { user } = await renderAt(CHATS);
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Close chat' }));
    expect(await screen.findByText('The chat could not be closed. Please try again.')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
  });
});

describe('the search for a person', () => {
  const people = [
    { id: '7', name: 'Maryam Haddad', image: null, role: 'teacher', relations: [] },
    { id: '9', name: 'Bilal Rahman', image: null, role: 'leader', relations: [] },
  ];

  test('the search for a person leads from an empty list to a contact and a thread', async () => {
    serveChats([]);
    serveThread([]);
    const { asked } = serveContacts(people);
    const { user, path } = await renderAt(CHATS);
    await user.click(await screen.findByRole('button', { name: 'Find someone' }));
    const search = screen.getByRole('searchbox', { name: 'Find someone to write to' });
    expect(document.activeElement).toBe(search);
    expect(await screen.findByRole('link', { name: /Bilal Rahman/ })).toBeTruthy();
    await user.type(search, 'mary');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Bilal Rahman/ })).toBeNull());
    expect(asked.at(-1)).toBe('mary');
    await user.click(screen.getByRole('link', { name: /Maryam Haddad/ }));
    expect(path()).toBe(`${CHATS}/7`);
    expect(await screen.findByRole('textbox', { name: 'Message to Maryam Haddad' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'People you can write to' })).toBeNull();
  });

  test('the search for a person says that nobody was found, and Escape ends it', async () => {
    serveChats([aChat({ id: '7' })]);
    serveContacts([]);
    const { user } = await renderAt(CHATS);
    await rows();
    await user.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText('No one by that name')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await rows()).toHaveLength(1);
  });

  test('the search for a person reports a failure and retries', async () => {
    serveChats([]);
    reject('get', 'contacts', 400);
    const { user } = await renderAt(CHATS);
    await user.click(await screen.findByRole('button', { name: 'Find someone' }));
    await screen.findByText('The chats could not be loaded.');
    serveContacts(people);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Maryam Haddad/ })).toBeTruthy();
  });
});

describe('monitoring', () => {
  const users = [
    { id: '7', name: 'Maryam Haddad', image: null, role: 'teacher', relations: [] as string[] },
    { id: '1', name: 'Omar Nasser', image: null, role: 'student', relations: [] as string[] },
  ] as const;
  const chat = {
    id: '40',
    users: [...users] as [(typeof users)[0], (typeof users)[1]],
    latest_message: 'Well done',
    latest_message_type: 'text' as const,
    latest_message_time: '2026-11-20T08:00:00.000Z',
  };
  beforeEach(() => signInForTest({ id: '99', name: 'Head', role: 'admin', roles: ['admin'] }, ['messaging.read']));

  test('monitoring lists conversations of others without a field, ticks or marks', async () => {
    const data = [aMessage({ id: '1', message: 'Read aloud' }), aMessage({ id: '2', mine: true, message: 'Done' })];
    serveLog([chat], { '40': { data, hasMore: false, users: chat.users } });
    const { user, path } = await renderAt('/dashboard/messaging/log');
    await user.click(await screen.findByRole('link', { name: /Maryam Haddad.*Omar Nasser/ }));
    expect(path()).toBe('/dashboard/messaging/log/40');
    expect(await screen.findByText('You are reading this chat as an admin')).toBeTruthy();
    expect(await screen.findByText('Read aloud')).toBeTruthy();
    expect(screen.getByText('Chats may be reviewed by the academy’s admins for safety')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const word of ['Sent', 'Delivered', 'Read']) expect(screen.queryByText(word)).toBeNull();
  });

  test('monitoring says that there is nothing to review', async () => {
    serveLog([]);
    await renderAt('/dashboard/messaging/log');
    expect(await screen.findByText('Nothing to review')).toBeTruthy();
  });

  test('monitoring reports that a conversation could not be loaded', async () => {
    serveLog([chat]);
    reject('get', 'messages/log/40', 404);
    await renderAt('/dashboard/messaging/log/40');
    expect(await screen.findByText('This chat is not open to you')).toBeTruthy();
  });
});

test('the chat list is Arabic with its own plurals', async () => {
  serveChats([aChat({ id: '7', unread_count: 2, latest_message: '', latest_message_type: 'audio' })]);
  await renderAt(CHATS, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'الرسائل' })).toBeTruthy();
  expect(await screen.findByText('رسالتان غير مقروءتين')).toBeTruthy();
  expect(screen.getByText('رسالة صوتية')).toBeTruthy();
});
