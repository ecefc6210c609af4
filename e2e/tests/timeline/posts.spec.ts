import type { Page } from 'playwright/test';
import type { Account } from '../../src/academy.ts';
import {
  approvedPost,
  demoFile,
  filesOf,
  postCard,
  statusesOf,
  uniqueText,
  writtenPost,
} from '../../src/domains/posts.ts';
import { feedHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const pictures = (page: Page, text: string) => postCard(page, text).getByRole('img', { name: /^Image/ });
const missing = (page: Page) => page.getByRole('heading', { name: 'This post is not here' });

/** Opens what an author can do with a post, and chooses. */
async function choose(page: Page, text: string, item: 'Edit' | 'Visibility' | 'Delete'): Promise<void> {
  await postCard(page, text).getByRole('button', { name: 'Actions for this post' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Every picture of the post has come, with pixels. */
const expectShown = (page: Page, text: string, count: number) =>
  expect
    .poll(() =>
      pictures(page, text).evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ naturalWidth }) => naturalWidth > 0),
      ),
    )
    .toEqual(Array(count).fill(true));

test('a post with three pictures is approved, liked and commented on, and its author notified', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  await academy.call('PATCH', 'notifications/read', { as: 'student', json: {} });
  const text = uniqueText('Three sheets of handwriting');
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await page.getByRole('button', { name: 'Write a post' }).click();
  await page.getByLabel('Text').fill(text);
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos or videos' }).click();
  await (await picker).setFiles(['writing-ba.webp', 'writing-ha.webp', 'writing-ayn.webp'].map(demoFile));
  await expect(page.getByRole('list', { name: 'Photos and videos' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(said(page, 'Post added')).toBeVisible();
  await expect(postCard(page, text)).toContainText('Awaiting approval');
  await expectShown(page, text, 3);

  const other = await openAs('maryam.ahmed', '/dashboard/timeline');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(postCard(other, text)).toHaveCount(0);

  const admin = await openAs('admin', '/dashboard/timeline/pending');
  await expectShown(admin, text, 3);
  await postCard(admin, text)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(said(admin, 'Post published')).toBeVisible();

  await other.reload();
  await expectShown(other, text, 3);
  await postCard(other, text).getByRole('button', { name: 'Like 0 likes' }).click();
  await postCard(other, text).getByRole('link', { name: '0 comments' }).click();
  await other.getByRole('textbox', { name: 'Your comment' }).fill('The second one is my favourite.');
  await other.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(said(other, 'Comment added')).toBeVisible();

  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Notifications, 3 unread', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /^Unread: Your post was approved/ })).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Unread: Someone liked your post/ })).toBeVisible();
  await panel.getByRole('link', { name: /^Unread: .Maryam Ahmed. commented on your post/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The second one is my favourite.' })).toBeVisible();
  await expect(postCard(page, text).getByRole('button', { name: 'Like 1 like' })).toBeVisible();
});

test.describe('who sees a post', () => {
  const viewers: Account[] = ['student', 'maryam.ahmed', 'admin', 'super-admin'];
  const outsiders: Account[] = ['guest', 'parent', 'leader', 'omar.farouk', 'office'];

  test('a post is visible to its audience only, by feed and by address', async ({
    page,
    signInAs,
    openAs,
    academy,
  }) => {
    test.slow();
    const text = uniqueText('For the students of level two');
    const id = await approvedPost(academy, text, 'teacher', ['word-sun.webp', 'word-moon.webp']);
    for (const as of [...viewers, ...outsiders])
      expect(await statusesOf(academy, [`/api/posts/${id}`, ...(await filesOf(academy, id, as))], as)).toEqual([200]);
    const before = await filesOf(academy, id, 'office');

    await signInAs('teacher');
    await page.goto('/dashboard/timeline');
    await choose(page, text, 'Visibility');
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Students' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(said(page, 'Visibility changed')).toBeVisible();
    await expect(postCard(page, text)).toContainText('Students');

    const addresses = [`/api/posts/${id}`, `/api/comments/${id}`, ...before];
    for (const as of viewers) expect(await statusesOf(academy, addresses, as), as).toEqual([200]);
    for (const as of outsiders) expect(await statusesOf(academy, addresses, as), as).toEqual([404]);
    // The addresses that they still hold, with nothing but the file token in them.
    for (const address of before) expect((await fetch(academy.url + address)).status).toBe(404);

    const office = await openAs('office', '/dashboard/timeline');
    await expect(office.getByRole('article').first()).toBeVisible();
    await expect(postCard(office, text)).toHaveCount(0);
    await office.goto(`/dashboard/timeline/comments/post/${id}`);
    await expect(missing(office)).toBeVisible();
  });
});

test('an approved post that is edited is pending again with its new pictures', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
  const text = uniqueText('The first version');
  const id = await approvedPost(academy, text, 'student', ['word-star.webp', 'word-seas.webp']);
  const given = await filesOf(academy, id, 'student');
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await choose(page, text, 'Edit');
  await expect(page.getByText('Editing sends it for approval again.')).toBeVisible();
  const files = page.getByRole('list', { name: 'Photos and videos' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await files
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  const changed = uniqueText('The second version');
  await page.getByLabel('Text').fill(changed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(said(page, 'Post edited')).toBeVisible();
  await expect(postCard(page, changed)).toContainText('Awaiting approval');
  await expectShown(page, changed, 1);
  expect(await statusesOf(academy, [`/api/posts/${id}`, ...given], 'maryam.ahmed')).toEqual([404]);

  const other = await openAs('maryam.ahmed', '/dashboard/timeline');
  await expect(other.getByRole('article').first()).toBeVisible();
  for (const words of [text, changed]) await expect(postCard(other, words)).toHaveCount(0);
});

test('deleting a post deletes its comments and files', async ({ page, signInAs, academy }) => {
  const text = uniqueText('Soon gone');
  const id = await approvedPost(academy, text, 'student', ['word-pen.webp', 'letters.webm']);
  await academy.call('POST', `posts/${id}/comments`, { as: 'teacher', json: { text: '<p>Well said.</p>' } });
  const addresses = [`/api/posts/${id}`, `/api/comments/${id}`, ...(await filesOf(academy, id, 'admin'))];
  expect(addresses.length).toBeGreaterThan(5);
  expect(await statusesOf(academy, addresses, 'admin')).toEqual([200]);

  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await choose(page, text, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(postCard(page, text)).toBeVisible();
  await choose(page, text, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(said(page, 'Post deleted')).toBeVisible();
  await expect(postCard(page, text)).toHaveCount(0);
  for (const as of ['student', 'admin'] as const) expect(await statusesOf(academy, addresses, as)).toEqual([404]);
});

test('a rejected post is gone, and its author notified', async ({ page, signInAs, openAs, academy }) => {
  await academy.call('PATCH', 'notifications/read', { as: 'student', json: {} });
  const text = uniqueText('Not for everybody');
  await writtenPost(academy, text);
  await signInAs('admin');
  await page.goto('/dashboard/timeline/pending');
  await postCard(page, text)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Reject|Delete/ })
    .click();
  await expect(postCard(page, text)).toHaveCount(0);

  const student = await openAs('student', '/dashboard/timeline');
  await student.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread', exact: true }).click();
  await expect(
    student.getByRole('dialog', { name: 'Notifications' }).getByText('Your post was not approved and has been deleted'),
  ).toBeVisible();
  await expect(postCard(student, text)).toHaveCount(0);
});

test('comments are liked, and deleted by permission', async ({ page, signInAs, openAs, academy }) => {
  const text = uniqueText('Say what you think');
  const id = await approvedPost(academy, text);
  await academy.call('POST', `posts/${id}/comments`, { as: 'maryam.ahmed', json: { text: '<p>A kind word</p>' } });
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await postCard(page, text).getByRole('link', { name: '1 comment', exact: true }).click();
  const comment = page.getByRole('list', { name: 'Comments' }).getByRole('listitem').filter({ hasText: 'A kind word' });
  await comment.getByRole('button', { name: 'Like 0 likes' }).click();
  await expect(comment.getByRole('button', { name: 'Like 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await expect(comment.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  const owner = await openAs('maryam.ahmed', `/dashboard/timeline/comments/post/${id}`);
  await expect(owner.getByRole('button', { name: 'Like 1 like' })).toBeVisible();
  await owner.getByRole('button', { name: /^Delete the comment/ }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said(owner, 'Comment deleted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No comments yet')).toBeVisible();
});

test('pages of others, or of nothing, say so', async ({ page, signInAs, academy, expectedErrors }) => {
  expectedErrors.push(/404/);
  const id = await approvedPost(academy, uniqueText('Mine alone'), 'teacher');
  await signInAs('student');
  await page.goto(`/dashboard/timeline/edit/${id}`);
  await expect(page.getByRole('alert').getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  for (const place of ['comments/post/999999', 'post/999999/visibilty']) {
    await page.goto(`/dashboard/timeline/${place}`);
    await expect(missing(page)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the timeline' }).click();
  await expect(feedHeading(page)).toBeVisible();
});
