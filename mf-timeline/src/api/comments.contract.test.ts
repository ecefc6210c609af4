// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { ApiError } from '@academy/shared-auth';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { addComment } from '#/testing/send-request.ts';
import { commentsOf } from './cached-comments.ts';
import { commentQueries, deleteComment, likeComment } from './comments.ts';
import { notificationQueries, notificationsOf } from './notifications.ts';
import { deletePost, postQueries, setVisibility } from './posts.ts';

const api = await useApi(sharedTestApi);

const a = (role: string) => someone(api, role);

const read = async (postId: string, pages = 1) =>
  commentsOf(await new QueryClient().fetchInfiniteQuery({ ...commentQueries.ofPost(postId), pages }));
const updates = async () => notificationsOf(await new QueryClient().fetchInfiniteQuery(notificationQueries.list()));
const find = (id: string) => new QueryClient().fetchQuery(postQueries.detail(id));

/** The status of a response to a request that must be rejected. */
const rejection = (request: Promise<unknown>): Promise<number> =>
  request.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 0),
  );

/** As the API stores it: a bit for each role that can see a post. */
const FOR_TEACHERS = 2;

describe('a comment', () => {
  test('a comment is stored once, read and liked, and notifies the post’s author', async () => {
    const [author, viewer] = [await a('teacher'), await a('student')];
    const post = String((await api.buildPost({ author })).id);
    viewer.signIn();
    const written = await addComment(post, '<p>Well <b>done</b></p>', 'the-same-key');
    await addComment(post, '<p>Well <b>done</b></p>', 'the-same-key');
    expect(written).toMatchObject({ text: '<p>Well <b>done</b></p>', user: { id: String(viewer.id) }, likes: [] });

    author.signIn();
    expect(written.may).toEqual({ delete: true, like: true });
    expect(await read(post)).toEqual([{ ...written, may: { delete: false, like: true } }]);
    expect(await find(post)).toMatchObject({ comments: 1 });
    expect([await likeComment(written.id, true), await likeComment(written.id, true)]).toEqual([true, true]);
    expect(await read(post)).toMatchObject([{ likes: [{ user_id: String(author.id) }] }]);
    expect(await likeComment(written.id, false)).toBe(false);
    expect((await updates()).list).toMatchObject([
      {
        key: 'post.commented',
        scope: 'comment',
        relatedId: written.id,
        params: { postId: post, name: viewer.name, count: 1 },
      },
    ]);
  });

  test('a comment is deleted by its owner or an admin only', async () => {
    const [owner, other, admin] = [await a('student'), await a('teacher'), await a('admin')];
    const post = await api.buildPost();
    const [first, second] = [await api.buildComment({ post, author: owner }), await api.buildComment({ post })];
    other.signIn();
    expect(await rejection(deleteComment(String(first.id)))).toBe(403);
    owner.signIn();
    await deleteComment(String(first.id));
    admin.signIn();
    await deleteComment(String(second.id));
    expect(await read(String(post.id))).toEqual([]);
  });

  test('a comment on a pending or hidden post is rejected', async () => {
    const author = await a('student');
    const waiting = String((await api.buildPost({ author, status: 'pending' })).id);
    const forTeachers = String((await api.buildPost({ audience: FOR_TEACHERS })).id);
    author.signIn();
    expect(await rejection(addComment(waiting, '<p>Salam</p>', 'a'))).toBe(409);
    expect(await rejection(addComment(forTeachers, '<p>Salam</p>', 'b'))).toBe(404);
    expect(await rejection(read(forTeachers))).toBe(404);
    expect(await rejection(find(forTeachers))).toBe(404);
    expect(await rejection(addComment(waiting, `<p>${'a'.repeat(2001)}</p>`, 'c'))).toBe(422);
  });

  test('comments are paged, newest first', async () => {
    const viewer = await a('student');
    const post = await api.buildPost();
    for (let minute = 0; minute < 23; minute += 1)
      await api.buildComment({ post, createdAt: new Date(Date.UTC(2026, 0, 1, 10, minute)) });
    viewer.signIn();
    const times = (await read(String(post.id), 2)).map(({ createdAt }) => createdAt);
    expect(times).toHaveLength(23);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('a post', () => {
  test('a post contains its media', async () => {
    const author = await a('teacher');
    const post = await api.buildPost({ author });
    const image = await api.buildImage({ owner: author, post });
    author.signIn();
    const { images } = await find(String(post.id));
    expect(images).toMatchObject([{ id: image.id, type: 'image', width: 8, height: 8 }]);
    expect(images[0]?.image_path).toMatch(new RegExp(`^/api/files/media/${image.id}\\.png\\?pass=`));
  });

  test('the author sets the audience of a post, within the role’s choices', async () => {
    const [author, student, teacher] = [await a('student'), await a('student'), await a('teacher')];
    const post = String((await api.buildPost({ author })).id);
    author.signIn();
    expect(await setVisibility(post, ['teacher', 'admin'])).toMatchObject({ visibleTo: ['teacher', 'admin'] });
    expect(await find(post)).toMatchObject({ id: post });
    student.signIn();
    expect(await rejection(find(post))).toBe(404);
    teacher.signIn();
    expect(await find(post)).toMatchObject({ id: post });
    expect(await rejection(setVisibility(post, []))).not.toBe(200);
    const own = String((await api.buildPost({ author: teacher })).id);
    expect(await rejection(setVisibility(own, ['admin']))).toBe(422);
  });

  test('a post is deleted by its author, or by an admin, which notifies the author', async () => {
    const [author, other, admin] = [await a('student'), await a('student'), await a('admin')];
    const posts = [
      await api.buildPost({ author }),
      await api.buildPost({ author }),
      await api.buildPost({ author, status: 'pending' }),
    ].map(({ id }) => String(id));
    const [first = '', second = '', third = ''] = posts;
    other.signIn();
    expect([403, 404]).toContain(await rejection(deletePost(first)));
    author.signIn();
    await deletePost(first);
    admin.signIn();
    await deletePost(second);
    await deletePost(third);
    author.signIn();
    for (const id of posts) expect(await rejection(find(id))).toBe(404);
    expect((await updates()).list.map(({ key }) => key).sort()).toEqual(['post.rejected', 'post.removed']);
  });
});
