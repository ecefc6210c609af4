import type { Page } from 'playwright/test';
import type { Account } from '../../src/academy.ts';
import { approvedPost, demoFile, filesOf, postCard, statusesOf, uniqueText } from '../../src/domains/posts.ts';
import { expect, test } from '../../src/test.ts';

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const pictures = (page: Page, text: string) => postCard(page, text).getByRole('img', { name: /^Photo/ });

/** Every picture of the post has loaded. */
const expectShown = (page: Page, text: string, count: number) =>
  expect
    .poll(() =>
      pictures(page, text).evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ naturalWidth }) => naturalWidth > 0),
      ),
    )
    .toEqual(Array(count).fill(true));

test('a post with three pictures is approved, liked and commented on, and its author is notified', async ({
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

test.describe('who can see a post', () => {
  const viewers: Account[] = ['student', 'maryam.ahmed', 'admin', 'super-admin'];
  const outsiders: Account[] = ['guest', 'parent', 'leader', 'omar.farouk', 'office'];

  test('a post is visible only to its audience, in the feed and by its address', async ({
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
    await postCard(page, text).getByRole('button', { name: 'Actions for this post' }).click();
    await page.getByRole('menuitem', { name: 'Visibility' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Students' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(said(page, 'Visibility changed')).toBeVisible();
    await expect(postCard(page, text)).toContainText('Students');

    const addresses = [`/api/posts/${id}`, `/api/comments/${id}`, ...before];
    for (const as of viewers) expect(await statusesOf(academy, addresses, as), as).toEqual([200]);
    for (const as of outsiders) expect(await statusesOf(academy, addresses, as), as).toEqual([404]);
    // Their pages still have the former addresses, which contain nothing but a file token.
    for (const address of before) expect((await fetch(academy.url + address)).status).toBe(404);

    const office = await openAs('office', '/dashboard/timeline');
    await expect(office.getByRole('article').first()).toBeVisible();
    await expect(postCard(office, text)).toHaveCount(0);
    await office.goto(`/dashboard/timeline/comments/post/${id}`);
    await expect(office.getByRole('heading', { name: 'Post not found' })).toBeVisible();
  });
});

test('an edited approved post is pending again with its new pictures', async ({ page, signInAs, openAs, academy }) => {
  const text = uniqueText('The first version');
  const id = await approvedPost(academy, text, 'student', ['word-star.webp', 'word-seas.webp']);
  const given = await filesOf(academy, id, 'student');
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await postCard(page, text).getByRole('button', { name: 'Actions for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
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
