import { readDraft } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aComment, aPost, reject, serveComments, servePost, server } from '#/testing/server.ts';

const PAGE = '/dashboard/timeline/comments/post/5';
const me = { id: '1', name: 'Omar Nasser', image: null };
const signIn = (role: string) => signInForTest({ ...me, role, roles: [role] }, ['timeline.read']);

beforeEach(() => {
  signIn('student');
  servePost(aPost({ id: '5', comments: 2 }));
});

const field = () => screen.findByRole('textbox', { name: 'Your comment' });
const rows = async () => within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem');
const someComments = (count: number) => Array.from({ length: count }, (_, index) => aComment({ id: `c${index + 1}` }));

/** Accepts comments, as the API does; `taken` collects the requests. */
function takeComments() {
  const taken: { html: unknown; key: string | null }[] = [];
  server.use(
    http.post('*/api/posts/5/comments', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      taken.push({ html: text, key: request.headers.get('idempotency-key') });
      return HttpResponse.json({ data: aComment({ id: 'new', text, user: me }) }, { status: 201 });
    }),
  );
  return taken;
}

describe('the comments of a post', () => {
  test('comments are below their post, newest first', async () => {
    serveComments([
      aComment({ id: '2', text: '<p>Later</p>', likes: [{ user_id: '9' }] }),
      aComment({ id: '1', text: '<p>Earlier</p>' }),
    ]);
    await renderAt(PAGE);
    expect((await rows()).map((row) => within(row).getByText(/^(Later|Earlier)$/).textContent)).toEqual([
      'Later',
      'Earlier',
    ]);
    expect(screen.getByText('Post 5')).toBeTruthy();
    expect(screen.getByText('2 comments')).toBeTruthy();
    expect(screen.getByText('1 like')).toBeTruthy();
  });

  test('comments show five skeletons while loading', async () => {
    server.use(http.get('*/api/comments/5', () => new Promise(() => {})));
    await renderAt(PAGE);
    await field();
    expect(screen.getByText('Loading…').nextElementSibling?.children).toHaveLength(5);
  });

  test('an empty list of comments invites the viewer to write one', async () => {
    serveComments([]);
    await renderAt(PAGE);
    expect(await screen.findByText('No comments yet')).toBeTruthy();
  });

  test('comments that failed to load are loaded on Retry', async () => {
    reject('get', 'comments/5', 400);
    const { user } = await renderAt(PAGE);
    expect(await screen.findByText('The comments could not be loaded')).toBeTruthy();
    serveComments(someComments(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  test('comments load page by page on request', async () => {
    serveComments(someComments(25));
    const { user } = await renderAt(PAGE);
    expect(await rows()).toHaveLength(20);
    reject('get', 'comments/5', 400);
    await user.click(screen.getByRole('button', { name: 'Show more comments' }));
    expect(await screen.findByText('The next comments could not be loaded.')).toBeTruthy();
    serveComments(someComments(25));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await rows()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
  });

  test('comments start at the one that a notification leads to', async () => {
    serveComments(someComments(3));
    await renderAt(`${PAGE}#comment-c2`);
    await rows();
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-c2'));
  });

  test('a link to the comments scrolls them into view', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    serveComments(someComments(3));
    await renderAt(`${PAGE}#comments`);
    const heading = await screen.findByRole('heading', { name: 'Comments' });
    await waitFor(() => expect(scrolled.mock.contexts).toContain(heading));
  });

  test('comments of a pending post are closed', async () => {
    servePost(aPost({ id: '5', status: 'pending', user: me }));
    await renderAt(PAGE);
    expect(await screen.findByText('Comments open once this post is approved.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
  });
});

test('a hidden post says that it is not here', async () => {
  reject('get', 'posts/5', 404, { code: 'not_found' });
  await renderAt(PAGE);
  expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the timeline' }).getAttribute('href')).toBe('/dashboard/timeline');
});

describe('writing a comment', () => {
  test('a new comment is on top, in view, and is counted and announced without a toast', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    serveComments(someComments(2));
    const taken = takeComments();
    const { user } = await renderAt(PAGE);
    await user.type(await field(), 'Well <done>');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect((await screen.findByText('Comment added')).getAttribute('role')).toBe('status');
    expect(scrolled.mock.contexts.at(-1)).toBe((await rows())[0]);
    expect(within((await rows())[0] as HTMLElement).getByText('Well <done>')).toBeTruthy();
    expect(screen.getByText('3 comments')).toBeTruthy();
    expect(taken.map(({ html }) => html)).toEqual(['<p>Well &lt;done&gt;</p>']);
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
  });

  test('Ctrl+Enter sends a comment', async () => {
    serveComments([]);
    const taken = takeComments();
    const { user } = await renderAt(PAGE);
    await user.type(await field(), 'Salam{Control>}{Enter}{/Control}');
    await waitFor(() => expect(taken).toHaveLength(1));
  });

  test('a failed comment keeps its text, also over a reload, and is sent again with the same key', async () => {
    serveComments([]);
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/posts/5/comments', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ code: 'internal', message: 'No' }, { status: 500 });
      }),
    );
    const { user, unmount } = await renderAt(PAGE);
    await user.type(await field(), 'Salam');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Your comment was not sent; it is kept here. Please try again.')).toBeTruthy();
    const taken = takeComments();
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(taken.map(({ key }) => key)).toEqual(keys));
    await waitFor(() => expect(readDraft('comment:5')).toBeNull());
    await user.type(await field(), 'Half a');
    unmount();
    await renderAt(PAGE);
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Half a');
  });

  test('a comment without a connection waits below the field and can be cancelled', async () => {
    serveComments([]);
    const { user } = await renderAt(PAGE);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(await field(), 'Salam');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    const waiting = within(await screen.findByRole('list', { name: 'Waiting comments' }));
    expect(waiting.getByText('Salam')).toBeTruthy();
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
    await user.click(waiting.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting comments' })).toBeNull());
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Salam');
    vi.restoreAllMocks();
  });

  test('a comment needs text within the limit', async () => {
    serveComments([]);
    const { user } = await renderAt(PAGE);
    await field();
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Write something first.')).toBeTruthy();
    await user.click(await field());
    await user.paste('a'.repeat(1999));
    expect(screen.getByText('1 character left')).toBeTruthy();
    await user.paste('bc');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('A comment has at most 2,000 characters.')).toBeTruthy();
  });

  test('a comment is rejected when the post is pending again', async () => {
    serveComments([]);
    reject('post', 'posts/5/comments', 409, { code: 'conflict' });
    const { user } = await renderAt(PAGE);
    await user.type(await field(), 'Salam');
    servePost(aPost({ id: '5', status: 'pending', user: me }));
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Comments open once this post is approved.')).toBeTruthy();
  });
});

describe('a comment', () => {
  test('a comment is liked at once; a rejected like is undone with a message', async () => {
    serveComments([aComment({ id: '1', likes: [{ user_id: '8' }] })]);
    reject('post', 'comments/1/like', 404);
    const { user } = await renderAt(PAGE);
    const [row] = await rows();
    const like = within(row as HTMLElement).getByRole('button', { name: 'Like 1 like' });
    await user.click(like);
    expect(await screen.findByText('Your like was not saved. Please try again.')).toBeTruthy();
    expect(like.getAttribute('aria-pressed')).toBe('false');
  });

  test('an accepted like of a comment is shown as pressed and counted', async () => {
    serveComments([aComment({ id: '1' })]);
    server.use(http.post('*/api/comments/1/like', () => HttpResponse.json({ data: { liked: true, likes: 1 } })));
    const { user } = await renderAt(PAGE);
    const like = within((await rows())[0] as HTMLElement).getByRole('button', { name: 'Like 0 likes' });
    await user.click(like);
    expect(await screen.findByRole('button', { name: 'Like 1 like' })).toBe(like);
    expect(like.getAttribute('aria-pressed')).toBe('true');
  });

  test('a comment can be deleted if the API allows it, whoever wrote it', async () => {
    serveComments([
      aComment({ id: '3', may: { delete: true, like: true } }),
      aComment({ id: '2', user: me }),
      aComment({ id: '1' }),
    ]);
    await renderAt(PAGE);
    await rows();
    const buttons = screen.getAllByRole('button', { name: /^Delete the comment/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Delete the comment by ⁨Maryam Haddad⁩']);
  });

  test('deleting a comment asks first and updates the count', async () => {
    const { held } = serveComments([
      aComment({ id: '2', user: me, may: { delete: true, like: true } }),
      aComment({ id: '1' }),
    ]);
    server.use(
      http.delete('*/api/comments/2', () => {
        held.comments = held.comments.filter(({ id }) => id !== '2');
        return HttpResponse.json({ message: 'Comment deleted' });
      }),
    );
    const { user } = await renderAt(PAGE);
    await rows();
    await user.click(screen.getByRole('button', { name: /^Delete the comment/ }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete this comment?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Comment deleted')).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByText('1 comment')).toBeTruthy();
  });
});

test('the comments are Arabic with their own plurals', async () => {
  servePost(aPost({ id: '5', comments: 2 }));
  serveComments(someComments(2));
  const { user } = await renderAt(PAGE, 'ar');
  expect(await screen.findByRole('heading', { name: 'التعليقات' })).toBeTruthy();
  expect(await screen.findByText('تعليقان')).toBeTruthy();
  await user.click(await screen.findByRole('textbox', { name: 'تعليقك' }));
  await user.paste('م'.repeat(1995));
  expect(screen.getByText('بقيت 5 أحرف')).toBeTruthy();
});
