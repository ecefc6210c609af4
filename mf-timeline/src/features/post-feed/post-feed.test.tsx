import { outbox } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { watchReach } from '@academy/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, reject, servePosts, server, somePosts } from '#/testing/server.ts';

const FEED = '/dashboard/timeline';
const signIn = (role: string, ...permissions: string[]) =>
  signInForTest({ id: '1', name: 'Omar Nasser', role, roles: [role] }, ['timeline.read', ...permissions]);

beforeEach(() => signIn('student', 'timeline.create'));

const cards = () => screen.findAllByRole('article');

describe('the feed', () => {
  test('the feed shows five skeletons while loading', async () => {
    server.use(http.get('*/api/posts', () => new Promise(() => {})));
    await renderAt(FEED);
    const skeleton = await screen.findByText('Loading…');
    expect(skeleton.nextElementSibling?.firstElementChild?.children).toHaveLength(5);
  });

  test('the feed shows the posts of one request, newest first, with author, text and counts', async () => {
    const { asked } = servePosts([
      aPost({ id: '2', text: '<p>Tonight we read <b>Surat Ya-Sin</b></p>', likes: [{ user_id: '9' }], comments: 3 }),
      aPost({ id: '1', user: { id: '8', name: 'أحمد الشريف', image: null } }),
    ]);
    await renderAt(FEED);
    expect((await cards()).map((card) => within(card).getByText(/Haddad|الشريف/).textContent)).toEqual([
      'Maryam Haddad',
      'أحمد الشريف',
    ]);
    expect(screen.getByText('Surat Ya-Sin').tagName).toBe('B');
    expect(screen.getByText('1 like')).toBeTruthy();
    expect(screen.getByText('3 comments')).toBeTruthy();
    expect(screen.getByText('You have read everything')).toBeTruthy();
    expect(asked).toEqual(['/api/posts?page=1&limit=20']);
  });

  test('the empty feed invites writers to the first post', async () => {
    servePosts([]);
    await renderAt(FEED);
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Write the first post' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }));
  });

  test('the feed lets no guest write', async () => {
    signIn('guest');
    servePosts([]);
    await renderAt(FEED);
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the feed reports a failure and reloads on Retry', async () => {
    reject('get', 'posts', 400);
    const { user } = await renderAt(FEED);
    const problem = (await screen.findByText('The posts could not be loaded')).closest('[role=alert]');
    servePosts(somePosts(1));
    await user.click(within(problem as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  test('the feed links only admins to the pending posts, with their count', async () => {
    servePosts([...somePosts(1), aPost({ id: '40', status: 'pending' })]);
    for (const [role, links] of [
      ['admin', ['Pending posts1']],
      ['superAdmin', ['Pending posts1']],
      ['teacher', []],
      ['student', []],
    ] as const) {
      signIn(role);
      const { unmount } = await renderAt(FEED);
      await cards();
      const shown = () =>
        screen.queryAllByRole('link', { name: /^Pending posts/ }).map(({ textContent }) => textContent);
      await waitFor(() => expect(shown()).toEqual(links));
      unmount();
    }
  });
});

describe('loading more posts', () => {
  test('the next page loads within 300 px of the end, until all posts are loaded', async () => {
    const { asked } = servePosts(somePosts(25));
    const { reach, rootMargin } = watchReach();
    await renderAt(FEED);
    expect(await cards()).toHaveLength(20);
    expect(rootMargin()).toBe('300px');
    reach();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
    expect(asked).toEqual(['/api/posts?page=1&limit=20', '/api/posts?page=2&limit=20&cursor=after-page-1']);
    expect(screen.getByText('You have read everything')).toBeTruthy();
  });

  test('a failed next page keeps the loaded posts and can be retried', async () => {
    servePosts(somePosts(21));
    const { reach } = watchReach();
    const { user } = await renderAt(FEED);
    await cards();
    reject('get', 'posts', 400);
    reach();
    expect(await screen.findByText('The next posts could not be loaded.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    servePosts(somePosts(21));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21));
  });
});

describe('new posts', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const comeBackLater = () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 60_000);
    window.dispatchEvent(new Event('visibilitychange'));
  };
  const newer = () => aPost({ id: '9', publishedAt: '2026-11-20T10:00:00.000Z' });

  test('the feed looks for new posts each minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { held } = servePosts(somePosts(2));
    await renderAt(FEED);
    await cards();
    held.posts = [newer(), ...somePosts(2)];
    await waitFor(async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(screen.getByRole('button', { name: 'New posts' })).toBeTruthy();
    });
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('returning to the tab announces new posts and shows them on request', async () => {
    const { held } = servePosts(somePosts(2));
    const { user } = await renderAt(FEED);
    await cards();
    held.posts = [newer(), ...somePosts(2)];
    comeBackLater();
    const pill = await screen.findByRole('button', { name: 'New posts' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.click(pill);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
  });

  test('returning to the tab says nothing without new posts', async () => {
    const { asked } = servePosts(somePosts(2));
    await renderAt(FEED);
    await cards();
    comeBackLater();
    await waitFor(() => expect(asked).toEqual(['/api/posts?page=1&limit=20', '/api/posts?page=1&limit=1']));
    expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
  });

  test('returning to the tab never refetches all pages', async () => {
    const { asked } = servePosts(somePosts(45));
    const { reach } = watchReach();
    await renderAt(FEED);
    await cards();
    reach();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
    comeBackLater();
    reach();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(45));
    const pages = asked.filter((address) => address.includes('limit=20'));
    expect(pages.map((address) => new URLSearchParams(address.split('?')[1]).get('page'))).toEqual(['1', '2', '3']);
  });
});

describe('liking a post', () => {
  const likeButton = () => screen.findByRole('button', { name: /^Like/ });
  const pressed = async () => (await likeButton()).getAttribute('aria-pressed');

  test('a child’s session reads the likes and the own one, without a button (D141)', async () => {
    const post = aPost({ id: '5', likes: [{ user_id: '1' }] });
    servePosts([{ ...post, may: { ...post.may, like: false } }]);
    await renderAt(FEED);
    const likes = await screen.findByText('1 like');
    expect(likes.parentElement?.querySelector('svg')?.getAttribute('fill')).toBe('currentColor');
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
  });

  test('a like is shown before the API has responded, and requests the wanted state', async () => {
    servePosts([aPost({ id: '5', likes: [{ user_id: '9' }] })]);
    const wanted: unknown[] = [];
    server.use(
      http.post('*/api/posts/5/like', async ({ request }) => {
        wanted.push(await request.json());
        return new Promise<never>(() => {});
      }),
    );
    const { user } = await renderAt(FEED);
    await user.click(await likeButton());
    expect(await pressed()).toBe('true');
    expect(screen.getByText('2 likes')).toBeTruthy();
    await waitFor(() => expect(wanted).toEqual([{ liked: true }]));
  });

  test.each([404, 500])('a like rejected with %i is undone with a message', async (status) => {
    servePosts([aPost({ id: '5', likes: [{ user_id: '9' }] })]);
    reject('post', 'posts/5/like', status);
    const { user } = await renderAt(FEED);
    await user.click(await likeButton());
    const words = await screen.findByText('Your like was not saved. Please try again.');
    expect(words.closest('[role=alert]')).toBeTruthy();
    expect(await pressed()).toBe('false');
    expect(screen.getByText('1 like')).toBeTruthy();
  });

  test('without a connection a like waits, says so, and is cancelled by pressing again', async () => {
    servePosts([aPost({ id: '5', likes: [{ user_id: '9' }] })]);
    const wanted: unknown[] = [];
    server.use(
      http.post('*/api/posts/5/like', async ({ request }) => {
        wanted.push(await request.json());
        return HttpResponse.json({ data: { liked: true, likes: 2 } });
      }),
    );
    const { user } = await renderAt(FEED);
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(await likeButton());
    expect(await screen.findByText('2 likes')).toBeTruthy();
    expect((await likeButton()).textContent).toContain('Waiting for connection');
    await user.click(await likeButton());
    expect(await screen.findByText('1 like')).toBeTruthy();
    expect(outbox.items()).toEqual([]);
    await user.click(await likeButton());
    await waitFor(() => expect(outbox.items()).toMatchObject([{ kind: 'like', json: { liked: true } }]));
    connection.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(outbox.items()).toEqual([]));
    expect(wanted).toEqual([{ liked: true }]);
    expect(await pressed()).toBe('true');
    connection.mockRestore();
  });

  test('pressing again removes a like', async () => {
    servePosts([aPost({ id: '5', likes: [{ user_id: '1' }] })]);
    const wanted: unknown[] = [];
    server.use(
      http.post('*/api/posts/5/like', async ({ request }) => {
        wanted.push(await request.json());
        return HttpResponse.json({ data: { liked: false, likes: 0 } });
      }),
    );
    const { user } = await renderAt(FEED);
    expect(await pressed()).toBe('true');
    await user.click(await likeButton());
    expect(await pressed()).toBe('false');
    expect(screen.getByText('0 likes')).toBeTruthy();
    await waitFor(() => expect(wanted).toEqual([{ liked: false }]));
  });
});

test('the feed is Arabic with its own plurals', async () => {
  servePosts([aPost({ id: '5', likes: [{ user_id: '2' }, { user_id: '3' }], comments: 11 })]);
  await renderAt(FEED, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'المنشورات' })).toBeTruthy();
  expect(await screen.findByText('إعجابان')).toBeTruthy();
  expect(screen.getByText('11 تعليقًا')).toBeTruthy();
});
