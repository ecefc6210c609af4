// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { replaceTransport } from '@academy/shared-auth';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createPost } from '#/testing/send-request.ts';
import { approvePost, likePost, postQueries, postsOf } from './posts.ts';

const api = await useApi(sharedTestApi);

async function signIn(role: string) {
  const user = await someone(api, role);
  user.signIn();
  return user;
}

const read = async (source: 'feed' | 'pending', pages = 1) =>
  postsOf(await new QueryClient().fetchInfiniteQuery({ ...postQueries[source](), pages }));

describe('the feed', () => {
  test('the feed is read page by page, each post once, while other users write', async () => {
    const author = await signIn('student');
    for (let minute = 0; minute < 25; minute += 1)
      await api.buildPost({ author, createdAt: new Date(Date.UTC(2026, 0, 1, 10, minute)) });
    const stop = replaceTransport(async (request) => {
      const response = await api.fetch(request);
      await api.buildPost({ author });
      return response;
    });
    const posts = await read('feed', 2);
    stop();
    expect(posts).toHaveLength(25);
    expect(posts.map((post) => post.createdAt)).toEqual(
      posts
        .map((post) => post.createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  test('the feed is empty before the first post', async () => {
    await signIn('guest');
    expect(await read('feed')).toEqual([]);
  });

  test('the feed needs a session', async () => {
    signInForTest({}, [], '');
    expect(await rejectionOf(read('feed'))).toMatchObject({ status: 401 });
  });
});

describe('a new post', () => {
  const html = '<p>Juz Amma &lt;is&gt; done<br>Alhamdulillah</p>';

  test('a new post is visible to its author and the pending list, then to all', async () => {
    const author = await signIn('student');
    await createPost({ html, media: [], requestKey: 'a-first-key' });
    const [mine] = await read('feed');
    expect(mine).toMatchObject({
      text: expect.stringContaining('Juz Amma'),
      status: 'pending',
      comments: 0,
      likes: [],
    });
    expect(mine?.user).toEqual({ id: String(author.id), name: author.name, image: null });

    await signIn('student');
    expect(await read('feed')).toEqual([]);

    await signIn('admin');
    const [waiting] = await read('pending');
    await approvePost({ id: String(waiting?.id), revision: waiting?.revision });
    expect(await read('pending')).toEqual([]);

    await signIn('guest');
    expect(await read('feed')).toMatchObject([{ id: waiting?.id, status: 'approved' }]);
  });

  test('a new post with one key is stored once', async () => {
    await signIn('teacher');
    await createPost({ html, media: [], requestKey: 'the-same-key' });
    await createPost({ html, media: [], requestKey: 'the-same-key' });
    await createPost({ html, media: [], requestKey: 'another-key' });
    expect(await read('feed')).toHaveLength(2);
  });

  test('a new post needs text within the limit', async () => {
    await signIn('student');
    const empty = await rejectionOf(createPost({ html: '<p> </p>', media: [], requestKey: 'empty' }));
    expect(empty.fields).toEqual([{ path: 'text', code: 'required', message: 'Text is required' }]);
    const long = await rejectionOf(createPost({ html: `<p>${'a'.repeat(30_000)}</p>`, media: [], requestKey: 'long' }));
    expect(long.fields).toMatchObject([{ path: 'text', code: 'too_long' }]);
  });

  test('guests cannot write posts, nor students approve them', async () => {
    await signIn('guest');
    expect(await rejectionOf(createPost({ html, media: [], requestKey: 'guest' }))).toMatchObject({ status: 403 });
    await signIn('student');
    const post = await api.buildPost({ status: 'pending' });
    expect(await rejectionOf(approvePost({ id: String(post.id) }))).toMatchObject({ status: 403 });
  });
});

describe('a like', () => {
  test('a like request sets the requested state, also when it is repeated', async () => {
    const viewer = await signIn('student');
    const post = await api.buildPost();
    const id = String(post.id);
    expect([await likePost(id, true), await likePost(id, true)]).toEqual([true, true]);
    expect(await read('feed')).toMatchObject([{ id, likes: [{ user_id: String(viewer.id) }] }]);
    expect(await likePost(id, false)).toBe(false);
    expect(await read('feed')).toMatchObject([{ id, likes: [] }]);
  });

  test('liking a missing post is rejected', async () => {
    await signIn('student');
    expect(await rejectionOf(likePost('999999', true))).toMatchObject({ status: 404 });
  });
});
