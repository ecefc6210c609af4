import { expectWords } from '@academy/shared-auth';
import { defineRemote } from '@academy/shared-auth/contract';
import { notificationSourceForTest, realtimeForTest, signInForTest } from '@academy/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderBell } from '#/testing/render-at.tsx';
import { aNotification, reject, serveNotifications, server } from '#/testing/server.ts';

beforeEach(() => signInForTest({ id: '1', roles: ['admin'] }, ['timeline.read']));

const pending = aNotification({ id: '3', key: 'post.pending', params: { name: 'Huda Saleh', count: 1 } });
const liked = (count: number, id = '2') => aNotification({ id, key: 'post.liked', params: { count } });
const FEED = '/dashboard/timeline';
const commented = (count: number) =>
  aNotification({
    id: '7',
    key: 'post.commented',
    scope: 'comment',
    relatedId: '12',
    params: { postId: '5', name: 'Huda Saleh', count },
  });
/** Another remote, of which the bell knows only the declaration. */
const stars = notificationSourceForTest(
  defineRemote({
    name: 'mf-stars',
    version: '1.0.0',
    namespace: 'stars',
    needs: { shell: '^1.0.0', api: '^1.0.0' },
    routes: [{ path: '/dashboard/stars/:id', screen: 'star', titleKey: 'star.title' }],
    notifications: [{ key: 'star.sent', textKey: 'star.sent', to: '/dashboard/stars/:relatedId' }],
  }),
  {
    en: { star: { sent_one: '{{name}} sent a star', sent_other: '{{name}} sent {{count}} stars' } },
    ar: {
      star: {
        sent_zero: 'لا نجوم من {{name}}',
        sent_one: 'نجمة من {{name}}',
        sent_two: 'نجمتان من {{name}}',
        sent_few: '{{count}} نجوم من {{name}}',
        sent_many: '{{count}} نجمة من {{name}}',
        sent_other: '{{count}} نجم من {{name}}',
      },
    },
  },
);
const bell = (name: string) => screen.findByRole('button', { name });
/** The count is beside the bell: Arabic writes one and two as words, and a button's text must be in its name. */
const countShown = () => screen.queryByText(/^\d+\+?$/)?.textContent ?? '';

describe('the bell', () => {
  test.each([
    ['en', 0, 'Notifications', ''],
    ['en', 2, 'Notifications, 2 unread', '2'],
    ['en', 130, 'Notifications, 99+ unread', '99+'],
    ['ar', 1, 'الإشعارات، إشعار واحد غير مقروء', '1'],
    ['ar', 3, 'الإشعارات، 3 إشعارات غير مقروءة', '3'],
  ] as const)('the bell in %s announces %i unread', async (language, count, name, shown) => {
    serveNotifications(Array.from({ length: count }, (_, index) => aNotification({ id: String(index + 1) })));
    await renderBell({ language });
    expect((await bell(name)).textContent).toBe('');
    expect(countShown()).toBe(shown);
  });

  test('the bell shows the count of the last visit until the new count is loaded', async () => {
    serveNotifications([pending]);
    let release = () => {};
    const response = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(http.get('*/api/notifications', () => response));
    const onCount = vi.fn();
    await renderBell({ lastCount: 4, onCount });
    await bell('Notifications, 4 unread');
    expect(countShown()).toBe('4');
    expect(onCount).not.toHaveBeenCalled();
    release();
    await bell('Notifications, 1 unread');
    expect(onCount.mock.calls).toEqual([[1]]);
  });

  test('the bell opens a panel; Escape closes it and returns the focus', async () => {
    serveNotifications([pending]);
    const { user } = await renderBell();
    const button = await bell('Notifications, 1 unread');
    await user.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Notifications' })));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('a bell that was clicked before its code loaded is open afterwards', async () => {
    serveNotifications([]);
    await renderBell({ isAskedFor: true });
    expect(await screen.findByText('Nothing new yet')).toBeTruthy();
  });

  test('the bell polls for updates each minute while the page is visible', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { held } = serveNotifications([]);
    await renderBell();
    await bell('Notifications');
    held.updates = [liked(1)];
    await waitFor(async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
    });
    vi.useRealTimers();
  });
});

test('with realtime, and after missed events, updates show at once', async () => {
  const { held } = serveNotifications([]);
  await renderBell();
  await bell('Notifications');
  held.updates = [liked(1)];
  act(() => realtimeForTest.event({ name: 'notification', data: { unread: 1 } }));
  await bell('Notifications, 1 unread');
  held.updates = [liked(1), pending];
  act(() => realtimeForTest.gap());
  await bell('Notifications, 2 unread');
});

describe('the panel', () => {
  test('until the words of notifications have loaded, the bell stays and its panel shows a skeleton', async () => {
    serveNotifications([liked(4)]);
    let arrive = () => {};
    const words = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    expectWords(() => words);
    await renderBell({ isAskedFor: true });
    const button = await bell('Notifications, 1 unread');
    const panel = screen.getByRole('dialog', { name: 'Notifications' });
    expect(panel.textContent).toBe('NotificationsLoading…');
    await act(async () => {
      expectWords(null);
      arrive();
    });
    expect(await screen.findByText('4 people liked your post')).toBeTruthy();
    expect(button.isConnected && panel.isConnected).toBe(true);
  });

  test.each([
    ['en', 1, 'Someone liked your post'],
    ['en', 4, '4 people liked your post'],
    ['ar', 1, 'أُعجِب شخص واحد بمنشورك'],
    ['ar', 2, 'أُعجِب شخصان بمنشورك'],
    ['ar', 4, 'أُعجِب 4 أشخاص بمنشورك'],
    ['ar', 11, 'أُعجِب 11 شخصًا بمنشورك'],
    ['ar', 100, 'أُعجِب 100 شخص بمنشورك'],
  ] as const)('a notification in %s names %i likes', async (language, count, words) => {
    serveNotifications([liked(count)]);
    await renderBell({ language, isAskedFor: true });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    ['en', 1, 'Huda sent a star'],
    ['en', 4, 'Huda sent 4 stars'],
    ['ar', 2, 'نجمتان من Huda'],
    ['ar', 4, '4 نجوم من Huda'],
    ['ar', 11, '11 نجمة من Huda'],
  ] as const)(
    "a notification in %s about %i objects of another remote has that remote's words and leads to its page",
    async (language, count, words) => {
      serveNotifications([aNotification({ id: '1', key: 'star.sent', params: { name: 'Huda', count }, read: true })]);
      await renderBell({ language, isAskedFor: true, others: [stars] });
      const link = (await screen.findByText(words)).closest('a');
      expect(link?.getAttribute('href')).toBe('/dashboard/stars/5');
    },
  );

  test.each([
    ['en', 1, '⁨Huda Saleh⁩ commented on your post'],
    ['en', 3, '3 people commented on your post'],
    ['ar', 1, 'تعليق من ⁨Huda Saleh⁩ على منشورك'],
    ['ar', 2, 'علّق شخصان على منشورك'],
    ['ar', 5, 'علّق 5 أشخاص على منشورك'],
    ['ar', 12, 'علّق 12 شخصًا على منشورك'],
  ] as const)('a notification in %s names comments of %i people', async (language, count, words) => {
    serveNotifications([commented(count)]);
    await renderBell({ language, isAskedFor: true });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    ['post.approved', 'Your post was approved and is published', `${FEED}/comments/post/5`],
    ['post.rejected', 'Your post was not approved and has been deleted', FEED],
    ['post.removed', 'An admin deleted one of your posts', FEED],
  ])('a notification for %s leads to its object', async (key, words, to) => {
    serveNotifications([aNotification({ id: '1', key, read: true })]);
    await renderBell({ isAskedFor: true });
    expect((await screen.findByRole('link', { name: new RegExp(`^${words}`) })).getAttribute('href')).toBe(to);
  });

  test('a comment notification leads to the comment', async () => {
    serveNotifications([commented(1)]);
    await renderBell({ isAskedFor: true });
    const link = await screen.findByRole('link', { name: /commented on your post/ });
    expect(link.getAttribute('href')).toBe(`${FEED}/comments/post/5#comment-12`);
  });

  test('the notifications panel gives the exact time on hover', async () => {
    serveNotifications([pending]);
    await renderBell({ isAskedFor: true });
    const time = (await screen.findByRole('listitem')).querySelector('time');
    expect(time?.title).toMatch(/20 November 2026/);
  });

  test('a notification without a remote’s words shows the API’s message, and a click marks it as read', async () => {
    const { marked } = serveNotifications([
      aNotification({ id: '1', key: 'class.moved', message: 'A class was moved' }),
    ]);
    const { user, path } = await renderBell({ isAskedFor: true, others: [stars] });
    const before = path();
    await user.click(await screen.findByRole('button', { name: /^Unread: A class was moved/ }));
    await waitFor(() => expect(marked).toEqual([['1']]));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^A class was moved/ }));
    expect(marked).toEqual([['1']]);
    expect(path()).toBe(before);
  });

  test('opening a notification marks it as read and leads to its object', async () => {
    const { marked } = serveNotifications([pending, liked(2)]);
    const { user, path } = await renderBell({ isAskedFor: true });
    await user.click(await screen.findByRole('link', { name: /^Unread: A post by .?Huda Saleh.? is waiting/ }));
    expect(path()).toBe('/dashboard/timeline/pending');
    expect(await bell('Notifications, 1 unread')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(marked).toEqual([['3']]));
  });

  test('the notifications panel marks all as read at once', async () => {
    const { marked } = serveNotifications([pending, liked(2)]);
    const { user } = await renderBell({ isAskedFor: true });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await bell('Notifications')).toBeTruthy();
    await waitFor(() => expect(marked).toEqual(['all']));
    expect(screen.queryByText('Unread:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await bell('Notifications'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Undo makes all notifications unread that were marked as read', async () => {
    const { marked } = serveNotifications([pending, liked(2)]);
    const { user } = await renderBell({ isAskedFor: true });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await bell('Notifications, 2 unread')).toBeTruthy();
    expect(marked).toEqual(['all', 'undo']);
  });

  test('the newest notification is first; neighbours about the same post show its first words only once', async () => {
    const of = (id: string, key: string, postId: string, excerpt: string) =>
      aNotification({ id, key, relatedId: postId, params: { postId, name: 'Huda Saleh', count: 1, excerpt } });
    serveNotifications([
      of('9', 'post.commented', '5', 'Surat al-Mulk before sleep'),
      of('8', 'post.liked', '5', 'Surat al-Mulk before sleep'),
      of('7', 'post.liked', '6', 'Three sheets'),
      of('6', 'post.liked', '5', 'Surat al-Mulk before sleep'),
    ]);
    await renderBell({ isAskedFor: true });
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/commented on your postSurat al-Mulk before sleep/),
      expect.stringMatching(/^Unread: Someone liked your post(?!Surat)/),
      expect.stringMatching(/liked your postThree sheets/),
      expect.stringMatching(/liked your postSurat al-Mulk before sleep/),
    ]);
  });

  test('a rejected marking as read is reported and undone', async () => {
    serveNotifications([pending]);
    reject('patch', 'notifications/read', 403);
    const { user } = await renderBell({ isAskedFor: true });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('This was not marked as read. Please try again.')).toBeTruthy();
    expect(await bell('Notifications, 1 unread')).toBeTruthy();
  });

  test('the notifications panel shows more on request', async () => {
    serveNotifications(Array.from({ length: 12 }, (_, index) => aNotification({ id: String(index + 1) })));
    const { user } = await renderBell({ isAskedFor: true });
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('the notifications panel says that it could not be loaded, and Retry loads it', async () => {
    reject('get', 'notifications', 400);
    const { user } = await renderBell({ isAskedFor: true });
    expect(await screen.findByText('The notifications could not be loaded.')).toBeTruthy();
    serveNotifications([liked(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Someone liked your post')).toBeTruthy();
  });

  test('the notifications panel shows skeletons while loading', async () => {
    server.use(http.get('*/api/notifications', () => new Promise<HttpResponse<null>>(() => {})));
    await renderBell({ isAskedFor: true });
    expect(await screen.findByText('Loading…')).toBeTruthy();
  });
});
