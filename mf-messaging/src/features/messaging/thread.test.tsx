import { realtimeForTest, signInForTest } from '@academy/shared-auth/testing';
import { watchReach } from '@academy/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { aMessage, anAttachment, MARYAM, ME } from '#/testing/messages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aChat, reject, serveChats, server, serveThread } from '#/testing/server.ts';
import { signInWith, THREAD } from '#/testing/with-maryam.ts';

const CHATS = '/dashboard/messaging/chats';
const maryam = (about = {}) => aChat({ id: '40', other_user_id: MARYAM, other_user_name: 'Maryam Haddad', ...about });

signInWith(() => [maryam()]);

const publish = (name: string, data: unknown) => act(async () => realtimeForTest.event({ name, data }));
const publishMessage = (message: ReturnType<typeof aMessage>) =>
  publish('message', { message, sender: message.sender, receiver: message.receiver });
const messages = () => within(screen.getByRole('group', { name: 'Messages with Maryam Haddad' }));
const texts = () =>
  messages()
    .getAllByText(/^Message \d+$/)
    .map(({ textContent }) => textContent?.slice(8));
const seen = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('a conversation', () => {
  test('a conversation shows the other person, the safety line, and messages by day with ticks', async () => {
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
    serveThread(
      [
        aMessage({ id: '1', created_at: '2026-01-05T08:00:00.000Z' }),
        aMessage({ id: '2', mine: true, created_at: yesterday }),
        aMessage({ id: '3', mine: true, created_at: new Date().toISOString() }),
      ],
      {
        other: {
          id: MARYAM,
          name: 'Maryam Haddad',
          image: null,
          role: 'teacher',
          relations: [],
          children: [],
          is_parent: false,
          last_read_id: '2',
          last_delivered_id: '3',
        },
      },
    );
    await renderAt(THREAD);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maryam Haddad' })).toBeTruthy();
    expect(screen.getByText('Chats may be reviewed by the academy’s admins for safety')).toBeTruthy();
    expect(await screen.findByText('5 January 2026')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Maryam Haddad' })).toBeNull();
    for (const words of ['Yesterday', 'Today', 'Read', 'Delivered']) expect(messages().getByText(words)).toBeTruthy();
    expect(messages().getAllByText('You:')).toHaveLength(2);
  });

  test("the name above a conversation leads to the person's page, for viewers who may open it", async () => {
    signInForTest({ id: ME, role: 'admin', roles: ['admin'] }, ['users.read', 'messaging.read']);
    serveThread([aMessage({ id: '1' })]);
    await renderAt(THREAD);
    const link = await screen.findByRole('link', { name: 'Maryam Haddad' });
    expect(link.getAttribute('href')).toBe(`/dashboard/users/teacher/${MARYAM}`);
  });

  test('a conversation shows skeletons while loading', async () => {
    server.use(http.get(`*/api/messages/${MARYAM}`, () => new Promise<never>(() => {})));
    await renderAt(THREAD);
    expect(await screen.findByText('Loading…')).toBeTruthy();
  });

  test('an empty conversation invites the viewer to write the first message', async () => {
    serveThread([], { chat_id: null });
    await renderAt(THREAD);
    expect(await screen.findByText(/Greet Maryam Haddad with your first message/)).toBeTruthy();
  });

  test('a conversation reports a failure and reloads on Retry', async () => {
    reject('get', `messages/${MARYAM}`, 400);
    const { user } = await renderAt(THREAD);
    expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
    serveThread([aMessage({ id: '1' })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Message 1')).toBeTruthy();
  });

  test('a conversation that the viewer may not start says so and has no field', async () => {
    reject('get', `messages/${MARYAM}`, 404);
    await renderAt(THREAD);
    expect(await screen.findByText('This chat is not open to you')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a conversation in which the viewer may no longer write has no field', async () => {
    serveThread([aMessage({ id: '1' })], { can_write: false });
    await renderAt(THREAD);
    expect(await screen.findByText('You can no longer message this user')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a conversation shows text as plain text: addresses are safe links, and markup is not HTML', async () => {
    serveThread([aMessage({ id: '1', message: '<b>bold</b> https://quran.com/2 javascript:alert(1)' })]);
    await renderAt(THREAD);
    const link = await screen.findByRole('link', { name: 'https://quran.com/2' });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank']);
    expect(screen.getByText(/<b>bold<\/b>/)).toBeTruthy();
    expect(messages().getAllByRole('link')).toHaveLength(1);
  });

  test('a conversation loads older messages near its start', async () => {
    const { asked } = serveThread(
      Array.from({ length: 40 }, (_, index) => aMessage({ id: String(index + 1) })),
      { last_read_id: '40' },
    );
    const { reach } = watchReach();
    await renderAt(THREAD);
    await screen.findByText('Message 40');
    expect(texts()).toHaveLength(30);
    reach();
    await waitFor(() => expect(texts()).toHaveLength(40));
    expect(texts()[0]).toBe('1');
    expect(asked).toEqual(['?limit=30', '?before=11&limit=30']);
  });

  test('a conversation opens at the first unread message, however far back it is', async () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView');
    serveThread(
      Array.from({ length: 70 }, (_, index) => aMessage({ id: String(index + 1) })),
      { last_read_id: '20' },
    );
    await renderAt(THREAD);
    const line = await screen.findByText('Unread messages');
    expect(line.closest('li')?.nextElementSibling?.textContent).toContain('Message 21');
    expect(into.mock.instances.at(-1)).toBe(line);
  });
});

describe('attachments', () => {
  test('an attached picture can be enlarged', async () => {
    serveThread([aMessage({ id: '1', message: '', attachment: anAttachment() })]);
    const { user } = await renderAt(THREAD);
    await user.click(await screen.findByRole('button', { name: 'Open the photo' }));
    expect(screen.getByRole('dialog', { name: 'page.png' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'page.png' }).getAttribute('src')).toBe(anAttachment().image_path);
  });

  test('an attached document is shown as a card, a recording as a player', async () => {
    const pdf = anAttachment({ type: 'document', name: 'Tajweed.pdf', size: 2_400_000, image_path: '/f.pdf?pass=x' });
    const voice = anAttachment({ type: 'audio', name: 'v.webm', image_path: '/v.webm?pass=x' });
    serveThread([aMessage({ id: '1', attachment: pdf }), aMessage({ id: '2', attachment: voice })]);
    const { user } = await renderAt(THREAD);
    expect((await screen.findByRole('link', { name: /Tajweed.pdf/ })).getAttribute('href')).toBe('/f.pdf?pass=x');
    expect(screen.getByText(/2\.3 MB/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play the voice message' })).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Position in the voice message' }).closest('[dir=ltr]')).toBeTruthy();
    const player = document.querySelector('audio');
    await user.click(screen.getByRole('button', { name: 'Playback speed: 1×' }));
    expect(player?.playbackRate).toBe(1.5);
    await user.click(screen.getByRole('button', { name: 'Playback speed: 1.5×' }));
    await user.click(screen.getByRole('button', { name: 'Playback speed: 2×' }));
    expect(player?.playbackRate).toBe(1);
  });

  test('a published attachment opens with the viewer’s own file token', async () => {
    const { held } = serveThread([aMessage({ id: '1' })]);
    await renderAt(THREAD);
    await screen.findByText('Message 1');
    const published = aMessage({ id: '2', attachment: anAttachment({ image_path: '/p.png?pass=' }) });
    const own = aMessage({ id: '2', attachment: anAttachment({ image_path: '/p.png?pass=mine' }) });
    held.page = { ...held.page, data: [...held.page.data, own] };
    await publishMessage(published);
    const picture = await screen.findByRole('button', { name: 'Open the photo' });
    expect(picture.querySelector('img')?.getAttribute('src')).toBe('/p.png?pass=mine');
  });
});

describe('marking as read', () => {
  test('opening a conversation marks it as read', async () => {
    serveChats([maryam({ unread_count: 2 })]);
    const { marked } = serveThread([aMessage({ id: '4' }), aMessage({ id: '5' }), aMessage({ id: '6', mine: true })]);
    const { counted } = await renderAt(THREAD);
    await screen.findByText('Message 5');
    await waitFor(() => expect(marked).toEqual([{ up_to: '5' }]));
    expect(counted.last).toBe(0);
  });

  test('a message in a visible tab is read at once', async () => {
    const { marked } = serveThread([aMessage({ id: '4' })], { last_read_id: '4' });
    const { counted } = await renderAt(THREAD);
    await screen.findByText('Message 4');
    await publishMessage(aMessage({ id: '9' }));
    await waitFor(() => expect(marked).toEqual([{ up_to: '9' }]));
    expect(counted.last).toBe(0);
  });

  test('a message in a hidden tab is delivered, and read when the tab is visible', async () => {
    const { marked, delivered } = serveThread([aMessage({ id: '4' })], { last_read_id: '4' });
    const { counted } = await renderAt(THREAD);
    await screen.findByText('Message 4');
    seen('hidden');
    await publishMessage(aMessage({ id: '9' }));
    await waitFor(() => expect(texts()).toEqual(['4', '9']));
    await waitFor(() => expect(counted.last).toBe(1));
    await waitFor(() => expect(delivered).toEqual([{ up_to: '9' }]));
    expect(marked).toEqual([]);
    seen('visible');
    await waitFor(() => expect(marked).toEqual([{ up_to: '9' }]));
    expect(screen.getByText('Unread messages')).toBeTruthy();
    await waitFor(() => expect(counted.last).toBe(0));
  });

  test('your own messages are never marked as read', async () => {
    const { marked } = serveThread([aMessage({ id: '4', mine: true })]);
    const { counted } = await renderAt(THREAD);
    await screen.findByText('Message 4');
    await publishMessage(aMessage({ id: '5', mine: true }));
    await waitFor(() => expect(texts()).toEqual(['4', '5']));
    expect([marked, counted.last]).toEqual([[], 0]);
  });

  test('a message read on another device is read here', async () => {
    serveChats([maryam({ unread_count: 3 })]);
    const { counted } = await renderAt(CHATS);
    await waitFor(() => expect(counted.last).toBe(3));
    serveChats([maryam()]);
    await publish('read', { chat_id: '40', reader_id: ME, last_read_id: '9' });
    await publish('unread', { unread: 0 });
    await waitFor(() => expect(counted.last).toBe(0));
    expect(screen.queryByText('3 unread messages')).toBeNull();
  });
});

describe('publishing events', () => {
  test('a published message counts once and moves its conversation to the top', async () => {
    serveChats([aChat({ id: '50', latest_message_time: '2026-11-20T07:00:00.000Z' }), maryam()]);
    const { counted } = await renderAt(CHATS);
    await screen.findAllByRole('listitem');
    const message = aMessage({ id: '9', message: 'Told just now' });
    await publishMessage(message);
    await publishMessage(message);
    await waitFor(() => expect(counted.last).toBe(1));
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Told just now');
    expect(first?.textContent).toContain('1 unread message');
  });

  test('published marks move the ticks in thread and list', async () => {
    serveChats([maryam({ latest_message_mine: true })]);
    serveThread([aMessage({ id: '5', mine: true })]);
    await renderAt(THREAD);
    await screen.findByText('Message 5');
    expect(screen.getAllByText('Sent')).toHaveLength(2);
    await publish('delivered', { chat_id: '40', user_id: MARYAM, last_delivered_id: '5' });
    await waitFor(() => expect(screen.getAllByText('Delivered')).toHaveLength(2));
    await publish('read', { chat_id: '40', reader_id: MARYAM, last_read_id: '5' });
    await waitFor(() => expect(screen.getAllByText('Read')).toHaveLength(2));
  });

  test('a typing indicator is shown for five seconds, or until the message arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    serveThread([aMessage({ id: '5' })], { last_read_id: '5' });
    await renderAt(THREAD);
    await screen.findByText('Message 5');
    await publish('typing', { user_id: MARYAM });
    expect(screen.getAllByText('Typing…')).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.queryByText('Typing…')).toBeNull();
    await publish('typing', { user_id: MARYAM });
    await publishMessage(aMessage({ id: '6' }));
    expect(screen.queryByText('Typing…')).toBeNull();
    vi.useRealTimers();
  });

  test('an event of unknown shape changes nothing', async () => {
    serveThread([aMessage({ id: '5' })], { last_read_id: '5' });
    await renderAt(THREAD);
    await screen.findByText('Message 5');
    for (const name of ['message', 'read', 'delivered', 'typing', 'unread', 'unheard-of'])
      await publish(name, { odd: true });
    expect(texts()).toEqual(['5']);
  });

  test('missed events are fetched from the last complete message on', async () => {
    const { held, asked } = serveThread([aMessage({ id: '4' })], { last_read_id: '4' });
    await renderAt(THREAD);
    await screen.findByText('Message 4');
    const [missed, late] = [aMessage({ id: '5' }), aMessage({ id: '6' })];
    held.page = { ...held.page, data: [...held.page.data, missed, late] };
    await publishMessage(late);
    await waitFor(() => expect(texts()).toEqual(['4', '6']));
    await act(async () => realtimeForTest.gap());
    await waitFor(() => expect(texts()).toEqual(['4', '5', '6']));
    expect(asked.at(-1)).toBe('?after=4&limit=100');
  });

  test('without realtime the list is polled every 15 seconds', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    realtimeForTest.status('offline');
    const { held } = serveThread([aMessage({ id: '4' })], { last_read_id: '4' });
    await renderAt(THREAD);
    await screen.findByText('Message 4');
    held.page = { ...held.page, data: [...held.page.data, aMessage({ id: '5' })] };
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('Message 5')).toBeTruthy();
    vi.useRealTimers();
  });
});

test('messages that arrive below the view are counted, and the count leads there', async () => {
  serveThread([aMessage({ id: '4' })], { last_read_id: '4' });
  const { user } = await renderAt(THREAD);
  await screen.findByText('Message 4');
  const scroller = screen.getByRole('region', { name: 'Messages with Maryam Haddad' });
  scroller.scrollTop = -400;
  fireEvent.scroll(scroller);
  expect(screen.getByRole('button', { name: 'Latest' })).toBeTruthy();
  await publishMessage(aMessage({ id: '5' }));
  await publishMessage(aMessage({ id: '6' }));
  await user.click(await screen.findByRole('button', { name: '2 new messages' }));
  expect(scroller.scrollTop).toBe(0);
  expect(screen.queryByRole('button', { name: /new messages|newest/ })).toBeNull();
});

test('a conversation is translated into Arabic', async () => {
  serveThread([aMessage({ id: '4', mine: true })], { can_write: false });
  await renderAt(THREAD, 'ar');
  expect(await screen.findByText('قد يطلع مديرو الأكاديمية على المحادثات لأغراض السلامة')).toBeTruthy();
  expect(await screen.findByText('أُرسلت')).toBeTruthy();
  expect(screen.getByText('لم يعد بإمكانك مراسلة هذا المستخدم')).toBeTruthy();
});

test('closing the open conversation leads back to the list', async () => {
  serveThread([aMessage({ id: '4' })]);
  server.use(http.put('*/api/chat/40', () => HttpResponse.json({ message: 'Closed' })));
  const { user, path } = await renderAt(THREAD);
  await screen.findByText('Message 4');
  const [header] = screen.getAllByRole('button', { name: 'Actions for the chat with Maryam Haddad' }).slice(-1);
  if (header) await user.click(header);
  await user.click(screen.getByRole('menuitem', { name: 'Close chat' }));
  expect(path()).toBe(CHATS);
  expect(await screen.findByText('Chat closed')).toBeTruthy();
});
