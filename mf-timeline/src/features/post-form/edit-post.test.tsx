import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Post } from '#/api/posts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, ofAdmins, ofAuthors, reject, servePosts, server } from '#/testing/server.ts';
import { aFile, aMedia, serveUploads } from '#/testing/uploads.ts';

const author = { id: '1', name: 'Omar Nasser', image: null };
beforeEach(() =>
  signInForTest({ id: '1', role: 'student', roles: ['student'] }, [
    'timeline.read',
    'timeline.create',
    'timeline.update',
  ]),
);

/** Serves a post, and collects its changes. */
function servePost(about: Partial<Post> = {}) {
  const held = aPost({ id: '9', text: '<p>Juz <strong>Amma</strong></p>', user: author, may: ofAuthors, ...about });
  const sent: unknown[] = [];
  servePosts([held]);
  server.use(
    http.get('*/api/posts/9', () => HttpResponse.json({ data: held })),
    http.post('*/api/posts/9', async ({ request }) => {
      const changed = (await request.json()) as { text: string };
      sent.push(changed);
      return HttpResponse.json({ data: { ...held, text: changed.text, status: 'pending' } });
    }),
  );
  return sent;
}

const open = () => renderAt('/dashboard/timeline/edit/9');
const text = () => screen.findByRole('textbox', { name: 'Text' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('editing a post changes its text, its files and their order', async () => {
  const sent = servePost({ images: [aMedia({ id: 'old1' }), aMedia({ id: 'old2' })] });
  const { deleted } = serveUploads();
  const { user, path } = await open();
  expect((await text()).innerHTML).toContain('<strong>Amma</strong>');
  await user.upload(screen.getByLabelText('Add photos or videos', { selector: 'input' }), aFile('new.png'));
  await screen.findByRole('button', { name: /^Remove .*new.png/ });
  await user.click(screen.getByRole('button', { name: /^Remove .*Photo 1/ }));
  await user.click(screen.getByRole('button', { name: /^Move .*new.png.* earlier/ }));
  await user.click(await text());
  await user.paste('is done');
  await user.click(save());
  expect(await screen.findByText('Post edited')).toBeTruthy();
  await screen.findByRole('article');
  expect(path()).toBe('/dashboard/timeline');
  expect(sent).toMatchObject([
    { text: expect.stringMatching(/is done.*<b>Amma<\/b>|<b>Amma.*is done/), media: ['m1', 'old2'] },
  ]);
  expect(deleted).toEqual([]);
});

test('all files of a post can be removed', async () => {
  const sent = servePost({ images: [aMedia({ id: 'old1' })] });
  const { user } = await open();
  await text();
  await user.click(within(screen.getByRole('list', { name: 'Photos and videos' })).getByRole('button'));
  await user.click(save());
  await screen.findByRole('article');
  expect(sent).toMatchObject([{ text: '<p>Juz <b>Amma</b></p>', media: [] }]);
});

test('leaving an unchanged post needs no confirmation', async () => {
  servePost();
  const { user, path } = await open();
  await text();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('article');
  expect(path()).toBe('/dashboard/timeline');
});

test.each([
  ['who may not approve it', false, 'approved', true],
  ['who may not approve it, while it is still pending', false, 'pending', false],
  ['who may approve it', true, 'approved', false],
] as const)('an author %s is warned of it before saving', async (_who, approve, status, isNotified) => {
  servePost({ status, may: { ...ofAuthors, approve } });
  await open();
  await text();
  expect(screen.queryByText('Editing sends it for approval again.') !== null).toBe(isNotified);
});

test('an author who edits too often reads so, and the text is kept', async () => {
  servePost();
  reject('post', 'posts/9', 429, { code: 'too_many_requests' });
  const { user } = await open();
  await user.type(await text(), '!');
  await user.click(save());
  expect(await screen.findByText(/^You have posted or edited very often in the last hour\./)).toBeTruthy();
  expect((await text()).textContent).toContain('!');
});

test("another user's post cannot be edited", async () => {
  servePost({ user: { ...author, id: '2' }, may: ofAdmins });
  await open();
  expect(await screen.findByText('This is not open to you')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a deleted post is reported as gone', async () => {
  reject('get', 'posts/9', 404);
  await open();
  expect(await screen.findByText('This is no longer here')).toBeTruthy();
});

test('a post that failed to load can be retried', async () => {
  reject('get', 'posts/9', 500);
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  servePost();
  await user.click(again);
  expect((await text()).textContent).toBe('Juz Amma');
});
