import { outbox } from '@academy/shared-auth';
import { clearOutboxForTest, realtimeForTest } from '@academy/shared-auth/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { holdResponses } from '#/testing/hold-responses.ts';
import { aMessage, aPage, MARYAM, ME } from '#/testing/messages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aChat, serveChats, server, serveThread } from '#/testing/server.ts';
import { field, signInWith, THREAD } from '#/testing/with-maryam.ts';

signInWith();

const messages = () => within(screen.getByRole('group', { name: 'Messages with Maryam Haddad' }));
const bubble = (text: string) => messages().getByText(text).closest('li');
const withTouch = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('coarse'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
const beOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) act(() => void window.dispatchEvent(new Event('online')));
};

describe('a message', () => {
  test('Enter sends a message, which is shown at once with a clock, then as sent', async () => {
    const { sent } = serveThread([aMessage({ id: '4' })]);
    const { release, waiting } = holdResponses();
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'Peace be upon you{Enter}');
    expect(within(bubble('Peace be upon you') as HTMLElement).getByText('Waiting to be sent')).toBeTruthy();
    expect((await field()).value).toBe('');
    await waitFor(() => expect(waiting).toHaveLength(1));
    const drawn = bubble('Peace be upon you');
    await release();
    await waitFor(() => expect(within(bubble('Peace be upon you') as HTMLElement).getByText('Sent')).toBeTruthy());
    expect(bubble('Peace be upon you')).toBe(drawn);
    expect(sent).toMatchObject([{ text: 'Peace be upon you', key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(Object.keys(localStorage).filter((key) => key !== 'session-holder')).toEqual([]);
  });

  test('a first message adds its conversation to the list, and its ticks move', async () => {
    const { held } = serveChats([]);
    serveThread([], { chat_id: null });
    const { user } = await renderAt(THREAD);
    await screen.findByText('No chats yet');
    held.chats = [
      aChat({ id: '40', other_user_id: MARYAM, other_user_name: 'Maryam Haddad', latest_message_mine: true }),
    ];
    await user.type(await field(), 'Salam{Enter}');
    expect(await screen.findByRole('link', { name: /Maryam Haddad/ })).toBeTruthy();
    const read = { chat_id: '40', reader_id: MARYAM, last_read_id: '1' };
    await act(async () => realtimeForTest.event({ name: 'read', data: read }));
    await waitFor(() => expect(within(bubble('Salam') as HTMLElement).getByText('Read')).toBeTruthy());
  });

  test('Shift+Enter breaks the line of a message', async () => {
    const { sent } = serveThread([]);
    const { user } = await renderAt(THREAD);
    await user.type(await field(), '  one{Shift>}{Enter}{/Shift}two {Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ text: 'one\ntwo' }]));
  });

  test('on a touch keyboard Enter breaks the line and the button sends', async () => {
    withTouch();
    const { sent } = serveThread([]);
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'one{Enter}two');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toMatchObject([{ text: 'one\ntwo' }]));
  });

  test('an empty message is not sent', async () => {
    const { sent } = serveThread([]);
    const { user } = await renderAt(THREAD);
    await user.type(await field(), '   {Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(sent).toEqual([]);
  });

  test.each([
    ['within an input composition', { isComposing: true }],
    ['that ends one, as Safari reports it,', { keyCode: 229 }],
  ])('Enter %s does not send', async (_, event) => {
    const { sent } = serveThread([]);
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'ni');
    fireEvent.keyDown(await field(), { key: 'Enter', ...event });
    expect([(await field()).value, sent]).toEqual(['ni', []]);
  });

  test('a message draft is restored in its own conversation until it is sent', async () => {
    serveThread([]);
    const other = { id: '8', name: 'Bilal Rahman', image: null, role: 'leader', relations: [], last_read_id: '0' };
    const page = aPage([], {
      chat_id: '41',
      other: { ...other, children: [], is_parent: false, last_delivered_id: '0' },
    });
    server.use(
      http.get('*/api/messages/8', () => HttpResponse.json(page)),
      http.post('*/api/messages/typing/8', () => HttpResponse.json({ message: 'Told' })),
    );
    const toBilal = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Bilal Rahman' });
    const first = await renderAt(THREAD);
    await first.user.type(await field(), 'Half a word');
    await act(() => first.router.navigate('/dashboard/messaging/chats/8'));
    expect((await toBilal()).value).toBe('');
    await first.user.type(await toBilal(), 'Another half');
    first.unmount();
    const { user, router } = await renderAt(THREAD);
    expect((await field()).value).toBe('Half a word');
    await act(() => router.navigate('/dashboard/messaging/chats/8'));
    expect((await toBilal()).value).toBe('Another half');
    await user.clear(await toBilal());
    await act(() => router.navigate(THREAD));
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key !== 'session-holder')).toEqual([]));
  });

  test('a message is shown once, whether response or event is first', async () => {
    serveThread([]);
    const { release, waiting } = holdResponses();
    const { user } = await renderAt(THREAD);
    let key = '';
    server.events.on('request:start', ({ request }) => {
      key = request.headers.get('idempotency-key') ?? key;
    });
    await user.type(await field(), 'Once{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(1));
    const message = aMessage({ id: '1', mine: true, message: 'Once', client_id: key });
    await act(async () => realtimeForTest.event({ name: 'message', data: { message } }));
    await waitFor(() => expect(within(bubble('Once') as HTMLElement).getByText('Sent')).toBeTruthy());
    await release();
    expect(messages().getAllByText('Once')).toHaveLength(1);
    server.events.removeAllListeners();
  });
});

describe('a rejected message', () => {
  test('a rejected message says so and is sent again with the same key', async () => {
    const { sent } = serveThread([]);
    const keys: (string | null)[] = [];
    let rejections = 1;
    server.use(
      http.post('*/api/messages/send', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        rejections -= 1;
        if (rejections >= 0) return HttpResponse.json({ code: 'internal', message: 'No' }, { status: 500 });
      }),
    );
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'Once more{Enter}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(within(bubble('Once more') as HTMLElement).getByRole('alert').textContent).toContain('Not sent');
    await user.click(again);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  });

  test.each([
    ['en', '2 messages were not sent', 'Send all again'],
    ['ar', 'لم تُرسل رسالتان', 'إعادة إرسال الكل'],
  ] as const)('several rejected messages are sent again together, in order (%s)', async (language, words, again) => {
    const { sent } = serveThread([]);
    let rejections = 2;
    server.use(
      http.post('*/api/messages/send', () => {
        rejections -= 1;
        if (rejections >= 0) return HttpResponse.json({ code: 'internal', message: 'No' }, { status: 500 });
      }),
    );
    const { user } = await renderAt(THREAD, language);
    const box = await screen.findByRole('textbox');
    await user.type(box, 'One{Enter}');
    await user.type(box, 'Two{Enter}');
    expect(await screen.findByText(words)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['One', 'Two']));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test('several rejected messages are deleted together after a confirmation', async () => {
    serveThread([]);
    server.use(http.post('*/api/messages/send', () => HttpResponse.json({ code: 'internal' }, { status: 500 })));
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'One{Enter}');
    await user.type(await field(), 'Two{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 unsent messages?' }));
    await user.click(question.getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(outbox.items()).toEqual([]));
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  test('a rejected message that arrived after all is removed from the outgoing ones', async () => {
    serveThread([]);
    server.use(http.post('*/api/messages/send', () => HttpResponse.json({ code: 'internal' }, { status: 500 })));
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'Twice told{Enter}');
    await screen.findByRole('button', { name: 'Try again' });
    const [item] = outbox.items();
    const message = aMessage({ id: '9', mine: true, message: 'Twice told', client_id: item?.key ?? '' });
    await act(async () => realtimeForTest.event({ name: 'message', data: { message } }));
    await waitFor(() => expect(outbox.items()).toEqual([]));
    expect(messages().getAllByText('Twice told')).toHaveLength(1);
  });

  test('a rejected message can be deleted', async () => {
    serveThread([]);
    server.use(http.post('*/api/messages/send', () => HttpResponse.json({ code: 'x' }, { status: 422 })));
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'Never mind{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Never mind')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key !== 'session-holder')).toEqual([]);
  });

  test('losing permission to write removes the field', async () => {
    serveThread([]);
    server.use(http.post('*/api/messages/send', () => HttpResponse.json({ code: 'forbidden' }, { status: 403 })));
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'Salam{Enter}');
    expect(await screen.findByText('You can no longer message this user')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('offline', () => {
  test('offline messages survive a reload and are sent once in order', async () => {
    const { sent } = serveThread([]);
    const first = await renderAt(THREAD);
    await field();
    beOnline(false);
    for (const text of ['One', 'Two', 'Three']) await first.user.type(await field(), `${text}{Enter}`);
    expect(messages().getAllByText('Waiting to be sent')).toHaveLength(3);
    expect(sent).toEqual([]);
    first.unmount();

    clearOutboxForTest();
    beOnline(true);
    await renderAt(THREAD);
    beOnline(true);
    await waitFor(() => expect(messages().getAllByText('Sent')).toHaveLength(3));
    expect(sent.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(Object.keys(localStorage).filter((key) => key !== 'session-holder')).toEqual([]);
  });

  test('a message is sent again if the API does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { sent } = serveThread([]);
    const api = { isDown: true, tries: 0 };
    server.use(
      http.post('*/api/messages/send', () => {
        api.tries += 1;
        return api.isDown ? HttpResponse.error() : undefined;
      }),
    );
    const { user } = await renderAt(THREAD);
    await user.type(await field(), 'One{Enter}Two{Enter}');
    await waitFor(() => expect(api.tries).toBeGreaterThan(1));
    expect(messages().getAllByText('Waiting to be sent')).toHaveLength(2);
    api.isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(8000));
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['One', 'Two']));
    vi.useRealTimers();
  });

  test('messages sent in another tab appear here', async () => {
    const { sent } = serveThread([]);
    await renderAt(THREAD);
    await field();
    beOnline(false);
    const key = `outbox:${ME}:from-there`;
    const fromThere = {
      ...{ kind: 'message', target: `messages ${MARYAM}`, path: 'messages/send', json: {}, label: 'Message' },
      ...{ key: 'from-there', text: 'From there', at: 1, isRejected: false },
    };
    const publish = (newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    localStorage.setItem(key, JSON.stringify(fromThere));
    publish(localStorage.getItem(key));
    expect(await screen.findByText('From there')).toBeTruthy();
    localStorage.removeItem(key);
    publish(null);
    await waitFor(() => expect(screen.queryByText('From there')).toBeNull());
    expect(sent).toEqual([]);
  });
});

test('the typing indicator is published at most every three seconds', async () => {
  const { typed } = serveThread([]);
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(1000);
  const { user } = await renderAt(THREAD);
  await user.type(await field(), 'abc');
  await waitFor(() => expect(typed.times).toBe(1));
  clock.mockReturnValue(4100);
  await user.type(await field(), 'de');
  await waitFor(() => expect(typed.times).toBe(2));
});

test('typing causes no redraw of messages', async () => {
  serveThread([aMessage({ id: '4' })], { last_read_id: '4' });
  const { user } = await renderAt(THREAD);
  await screen.findByText('Message 4');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(screen.getByRole('region', { name: /^Messages with/ }), {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await user.type(await field(), 'a longer text');
  observer.disconnect();
  expect(changes).toEqual([]);
});
