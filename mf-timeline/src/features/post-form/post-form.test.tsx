import { endSession } from '@academy/shared-auth';
import { MOST_MARKUP_CHARS } from '@academy/shared-auth/rich-text';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, reject, servePosts, server, somePosts } from '#/testing/server.ts';
import { aFile, serveUploads } from '#/testing/uploads.ts';

const FORM = '/dashboard/timeline/add';
const FEED = '/dashboard/timeline';

const signIn = (id: string) => signInForTest({ id, name: 'Omar Nasser' }, ['timeline.read', 'timeline.create']);
beforeEach(() => signIn('1'));

const text = () => screen.findByRole('textbox', { name: 'Text' });
const post = () => screen.getByRole('button', { name: 'Post' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Add photos or videos', { selector: 'input' });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

type User = Awaited<ReturnType<typeof renderAt>>['user'];
/** At once, as from the clipboard: the editor's own test types letter by letter. */
async function write(user: User, words: string) {
  await user.click(await text());
  await user.paste(words);
}

/** Accepts posts into the feed, as pending, and collects them. */
function acceptPosts() {
  const { held, asked } = servePosts(somePosts(1));
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('*/api/posts', async ({ request }) => {
      const fields = (await request.json()) as { text: string };
      sent.push({ ...fields, key: request.headers.get('idempotency-key') });
      const author = { id: '1', name: 'Omar Nasser', image: null };
      const mine = aPost({ id: '50', text: fields.text, status: 'pending', user: author });
      held.posts = [mine, ...held.posts];
      return HttpResponse.json({ data: mine }, { status: 201 });
    }),
  );
  return { sent, asked };
}

test('a post without text is rejected at its field, which takes the focus', async () => {
  const { user } = await renderAt(FORM);
  await write(user, '   ');
  await user.click(post());
  expect(await screen.findByText('Text is required')).toBeTruthy();
  const field = await text();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Text is required');
  expect(document.activeElement).toBe(field);
});

test('text over the limit is rejected before it is sent', async () => {
  localStorage.setItem(
    'draft:1:post:new',
    JSON.stringify({ at: Date.now(), content: { html: `<p>${'a'.repeat(20_001)}</p>`, media: [] } }),
  );
  const { user } = await renderAt(FORM);
  await text();
  await user.click(post());
  expect(await screen.findByText('This is too long. Please shorten it.')).toBeTruthy();
});

test('more markup than the API accepts is rejected before it is sent', async () => {
  const line = `<p><b>${'a'.repeat(5)}</b><i>b</i></p>`;
  const html = line.repeat(Math.ceil(MOST_MARKUP_CHARS / line.length) + 1);
  localStorage.setItem('draft:1:post:new', JSON.stringify({ at: Date.now(), content: { html, media: [] } }));
  const { sent } = acceptPosts();
  const { user } = await renderAt(FORM);
  await text();
  await user.click(post());
  expect(await screen.findByText(/^This has too much formatting\./)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an author who posts too often reads that the post is stored and published later', async () => {
  reject('post', 'posts', 429, { code: 'too_many_requests', message: 'Too many attempts. Try again later.' });
  const { user } = await renderAt(FORM);
  await write(user, 'A story');
  await user.click(post());
  expect(await screen.findByText(/^You have posted very often in the last hour\./)).toBeTruthy();
});

test('a new post is in its author’s feed, pending', async () => {
  const { sent } = acceptPosts();
  const { user, path } = await renderAt(FORM);
  await write(user, 'Juz Amma <is> done\nAlhamdulillah');
  await user.click(post());
  expect(await screen.findByText('Post added')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(FEED));
  expect(await screen.findByText('Awaiting approval')).toBeTruthy();
  expect(sent).toEqual([
    {
      text: '<p>Juz Amma &lt;is&gt; done</p><p>Alhamdulillah</p>',
      media: [],
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(drafts()).toEqual([]);
});

test('an API error about the text is shown at the text', async () => {
  reject('post', 'posts', 422, { fields: [{ path: 'text', code: 'too_long', message: 'Text is too long' }] });
  const { user } = await renderAt(FORM);
  await write(user, 'A very long story');
  await user.click(post());
  expect(await screen.findByText('This is too long. Please shorten it.')).toBeTruthy();
  expect(document.activeElement).toBe(await text());
  expect((await text()).textContent).toBe('A very long story');
});

test("an unknown error of the text is shown in the API's words", async () => {
  reject('post', 'posts', 422, { fields: [{ path: 'text', code: 'invalid', message: 'Text: not this way' }] });
  const { user } = await renderAt(FORM);
  await write(user, 'A story');
  await user.click(post());
  expect(await screen.findByText('Text: not this way')).toBeTruthy();
});

test.each([
  ['The image is larger than 5 MB', 413, 'A photo must not be larger than 10 MB.'],
  ['Too many files: a post takes at most 9', 422, 'You can’t upload more than 9 photos and videos.'],
  ['Something else', 500, 'An unexpected error occurred, try again later.'],
])('the rejection "%s" has the catalogue’s words and keeps the input', async (message, status, said) => {
  reject('post', 'posts', status, { message });
  const { user } = await renderAt(FORM);
  await write(user, 'A story');
  await user.click(post());
  expect(await screen.findByText(said)).toBeTruthy();
  expect((await text()).textContent).toBe('A story');
});

test('the second attempt after a failure has the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/posts', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ code: 'internal', message: 'no' }, { status: 500 });
    }),
  );
  const { user } = await renderAt(FORM);
  await write(user, 'Salam');
  await user.click(post());
  expect(await screen.findByText('An unexpected error occurred, try again later.')).toBeTruthy();
  await user.click(post());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('a draft with files survives a reload for its author only, and can be discarded', async () => {
  const { deleted } = serveUploads();
  const first = await renderAt(FORM);
  await write(first.user, 'Half a thought');
  await first.user.upload(picker(), aFile('moon.png'));
  await screen.findByRole('button', { name: /^Remove .*moon.png/ });
  first.unmount();

  const second = await renderAt(FORM);
  expect((await text()).textContent).toBe('Half a thought');
  expect(screen.getByText('Your draft was restored.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
  second.unmount();

  signIn('2');
  const other = await renderAt(FORM);
  expect((await text()).textContent).toBe('');
  expect(screen.queryByText('Your draft was restored.')).toBeNull();
  other.unmount();

  signIn('1');
  const { user } = await renderAt(FORM);
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  await waitFor(async () => expect((await text()).textContent).toBe(''));
  expect(screen.queryByRole('img', { name: 'Photo 1' })).toBeNull();
  expect(deleted).toEqual(['m1']);
  expect(drafts()).toEqual([]);
});

test('deleted files leave a restored draft', async () => {
  const { gone } = serveUploads();
  const first = await renderAt(FORM);
  await write(first.user, 'Two moons');
  await first.user.upload(picker(), [aFile('a.png'), aFile('b.png')]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2));
  first.unmount();
  gone.add('m1');
  await renderAt(FORM);
  await text();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
});

test('signing out deletes a draft', async () => {
  const { user, unmount } = await renderAt(FORM);
  await write(user, 'For my eyes');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  endSession('signed-out');
  unmount();
  signIn('1');
  await renderAt(FORM);
  expect((await text()).textContent).toBe('');
});

test('leaving asks first; staying keeps the text, leaving discards it', async () => {
  servePosts(somePosts(1));
  const { user, path } = await renderAt(FORM);
  await write(user, 'Half a thought');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect((await text()).textContent).toBe('Half a thought');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe(FEED));
  expect(drafts()).toEqual([]);
});
