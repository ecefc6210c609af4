import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, refuse, servePosts, server, somePosts } from '#/testing/server.ts';

const FORM = '/dashboard/timeline/add';
const FEED = '/dashboard/timeline';

const signIn = (id: string) => signInForTest({ id, name: 'Omar Nasser' }, ['timeline.read', 'timeline.create']);
beforeEach(() => signIn('1'));

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const post = () => screen.getByRole('button', { name: 'Post' });

/** Accepts posts into the feed, as pending, and lists what was sent. */
function acceptPosts() {
  const { held, asked } = servePosts(somePosts(1));
  const sent: { text: FormDataEntryValue | null; key: string | null }[] = [];
  server.use(
    http.post('*/api/posts', async ({ request }) => {
      const html = (await request.formData()).get('text');
      sent.push({ text: html, key: request.headers.get('idempotency-key') });
      const mine = { id: '50', text: String(html), status: 'pending' as const };
      held.posts = [aPost({ ...mine, user: { id: '1', name: 'Omar Nasser', image: null } }), ...held.posts];
      return HttpResponse.json({ data: mine }, { status: 201 });
    }),
  );
  return { sent, asked };
}

test('a post without text is refused at its field, which takes the focus', async () => {
  const { user } = await renderAt(FORM);
  await user.type(await text(), '   ');
  await user.click(post());
  expect(await screen.findByText('Text is required')).toBeTruthy();
  expect((await text()).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await text());
});

test('a post that was written is seen in the feed by its author, awaiting approval', async () => {
  const { sent } = acceptPosts();
  const { user, path } = await renderAt(FORM);
  await user.type(await text(), 'Juz Amma <is> done{Enter}Alhamdulillah');
  await user.click(post());
  expect(await screen.findByText('Post added')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(FEED));
  expect(await screen.findByText('Awaiting approval')).toBeTruthy();
  expect(sent).toEqual([
    { text: '<p>Juz Amma &lt;is&gt; done<br>Alhamdulillah</p>', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('what the API says against the text stands at the text', async () => {
  refuse('post', 'posts', 422, { fields: [{ path: 'text', code: 'too_long', message: 'Text is too long' }] });
  const { user } = await renderAt(FORM);
  await user.type(await text(), 'A very long story');
  await user.click(post());
  expect(await screen.findByText('This is too long. Please shorten it.')).toBeTruthy();
  expect(document.activeElement).toBe(await text());
  expect((await text()).value).toBe('A very long story');
});

test('an unforeseen refusal of the text is said in the words of the API', async () => {
  refuse('post', 'posts', 422, { fields: [{ path: 'text', code: 'invalid', message: 'Text: not this way' }] });
  const { user } = await renderAt(FORM);
  await user.type(await text(), 'A story');
  await user.click(post());
  expect(await screen.findByText('Text: not this way')).toBeTruthy();
});

test('another failure is said above the form, and the second try carries the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/posts', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ code: 'internal', message: 'no' }, { status: 500 });
    }),
  );
  const { user } = await renderAt(FORM);
  await user.type(await text(), 'Salam');
  await user.click(post());
  expect(await screen.findByText('an Exepected Error, Try Again Later')).toBeTruthy();
  await user.click(post());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
  expect((await text()).value).toBe('Salam');
});

test('a draft survives a reload, and is shown to its writer alone', async () => {
  const first = await renderAt(FORM);
  await first.user.type(await text(), 'Half a thought');
  first.unmount();
  const second = await renderAt(FORM);
  expect((await text()).value).toBe('Half a thought');
  second.unmount();
  signIn('2');
  await renderAt(FORM);
  expect((await text()).value).toBe('');
});

test('leaving asks first; staying keeps the text, leaving gives it up', async () => {
  servePosts(somePosts(1));
  const { user, path } = await renderAt(FORM);
  await user.type(await text(), 'Half a thought');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect((await text()).value).toBe('Half a thought');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe(FEED));
  expect(sessionStorage.length).toBe(0);
});
