import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Post } from '#/api/posts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, ofAdmins, ofAuthors, reject, servePost, servePosts, server } from '#/testing/server.ts';

const PAGE = '/dashboard/timeline/post/5/visibilty';
const FEED = '/dashboard/timeline';
const me = { id: '1', name: 'Omar Nasser', image: null };
const signIn = (role: string) => signInForTest({ ...me, role, roles: [role] }, ['timeline.read', 'timeline.update']);
const mine = (visibleTo: Post['visibleTo'] = []) => aPost({ id: '5', user: me, may: ofAuthors, visibleTo });

beforeEach(() => signIn('student'));

const options = () => screen.findAllByRole('checkbox');
const names = async () => (await options()).map((option) => (option as HTMLInputElement).labels?.[0]?.textContent);

/** Accepts the choice, as the API does; `asked` collects the requests. */
function takeChoice(status: Post['status'] = 'approved') {
  const asked: unknown[] = [];
  server.use(
    http.put('*/api/posts/5/visibleTo', async ({ request }) => {
      const body = (await request.json()) as { visibleTo: Post['visibleTo'] };
      asked.push(body.visibleTo);
      return HttpResponse.json({ data: { ...mine(body.visibleTo), status } });
    }),
  );
  return asked;
}

describe('the audience of a post', () => {
  test.each([
    ['student', ['Students', 'Teachers', 'Admins']],
    ['leader', ['Students', 'Teachers', 'Admins']],
    ['teacher', ['Students', 'Teachers']],
  ])('a %s chooses the audience among the role’s choices', async (role, expected) => {
    signIn(role);
    servePost(mine());
    await renderAt(PAGE);
    expect(await names()).toEqual(expected);
  });

  test('the chosen audience is described', async () => {
    servePost(mine());
    const { user } = await renderAt(PAGE);
    expect(await screen.findByText('Everyone sees this post, guests included.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Students' }));
    await user.click(screen.getByRole('checkbox', { name: 'Teachers' }));
    expect(screen.getByText('Students and Teachers see this post. Admins and its author always do.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Admins' }));
    expect(screen.getByText('Students, Teachers and Admins see this post. So does its author.')).toBeTruthy();
  });

  test('the audience is saved, shown in the feed, and the form leads back', async () => {
    const asked = takeChoice();
    servePosts([mine(['student'])]);
    servePost(mine(['student']));
    const { user, path } = await renderAt(FEED);
    await user.click(await screen.findByRole('button', { name: 'Actions for this post' }));
    await user.click(screen.getByRole('menuitem', { name: 'Visibility' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Teachers', checked: false }));
    await user.click(screen.getByRole('checkbox', { name: 'Students', checked: true }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Visibility changed')).toBeTruthy();
    await waitFor(() => expect(path()).toBe(FEED));
    expect(await screen.findByText('Teachers')).toBeTruthy();
    expect(asked).toEqual([['teacher']]);
  });

  test('a rejected change of the audience is undone, with a message', async () => {
    servePost(mine());
    reject('put', 'posts/5/visibleTo', 403);
    const { user, path } = await renderAt(PAGE);
    await user.click(await screen.findByRole('checkbox', { name: 'Students' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The visibility was not changed. Please try again.')).toBeTruthy();
    expect(path()).toBe(PAGE);
  });
});

describe('the warning about a pending post', () => {
  const note = {
    en: 'This post is checked again before others see it.',
    ar: 'يخضع المنشور للموافقة من جديد قبل أن يراه الآخرون.',
  };
  const students = () => screen.findByRole('checkbox', { name: 'Students' });

  test('widening the audience warns the author before and after saving', async () => {
    takeChoice('pending');
    servePost(mine(['teacher']));
    const feed = servePosts([]);
    const { user } = await renderAt(PAGE);
    const option = await students();
    expect(screen.queryByText(note.en)).toBeNull();
    await user.click(option);
    expect(screen.getByText(note.en)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Others see it again after approval.')).toBeTruthy();
    // It leads back to the feed, whose request belongs to this test.
    await waitFor(() => expect(feed.asked.length).toBeGreaterThan(0));
  });

  test('the warning about a pending post is Arabic', async () => {
    servePost(mine(['teacher']));
    const { user } = await renderAt(PAGE, 'ar');
    await user.click(await screen.findByRole('checkbox', { name: 'الطلاب' }));
    expect(screen.getByText(note.ar)).toBeTruthy();
  });

  test.each([
    ['fewer people see it', mine(), 'student', 'Students'],
    ['admins are named besides', mine(['student']), 'student', 'Admins'],
    ['it waits still', { ...mine(['teacher']), status: 'pending' as const }, 'student', 'Students'],
    ['its author is an admin', { ...mine(['teacher']), may: ofAdmins }, 'admin', 'Students'],
    ['an admin opens the post of somebody else', aPost({ id: '5', visibleTo: ['teacher'] }), 'admin', 'Students'],
  ])('the warning about a pending post is not shown if %s', async (_what, post, role, option) => {
    signIn(role);
    servePost(post);
    const { user } = await renderAt(PAGE);
    await user.click(await screen.findByRole('checkbox', { name: option }));
    expect(screen.queryByText(note.en)).toBeNull();
  });
});

test('a post that the viewer may not see shows that it is not here', async () => {
  reject('get', 'posts/5', 404, { code: 'not_found' });
  await renderAt(PAGE);
  expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeTruthy();
});

test('a post that failed to load is loaded on Retry', async () => {
  reject('get', 'posts/5', 400);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  servePost(mine());
  await user.click(again);
  expect(await options()).toHaveLength(3);
});

test('the audience form is Arabic', async () => {
  servePost(mine(['student', 'teacher']));
  await renderAt(PAGE, 'ar');
  expect(await screen.findByText('يرى هذا المنشورَ الطلاب والمعلمون. ويراه المديرون وصاحبه دائمًا.')).toBeTruthy();
});
