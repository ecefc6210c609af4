import type { Page } from 'playwright/test';
import { postCard, uniqueText } from '../../src/domains/posts.ts';
import { feedHeading, goWithinShell } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

/** Whether the page asks before it closes, as it does once it knows of an unsaved text. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

for (const [setting, door] of [
  ['shared', 'its route'],
  ['second-door', 'single-spa'],
] as const) {
  test.describe(`the timeline, mounted by ${door}`, () => {
    test.use({ setting });

    test('going back from an unsaved post is blocked until the user confirms it', async ({ page, signInAs }) => {
      await signInAs('student');
      await page.goto('/dashboard/timeline');
      await expect(feedHeading(page)).toBeVisible();
      await goWithinShell(page, '/dashboard/timeline/add');
      await page.getByLabel('Text').fill('Half a thought');
      await expect.poll(() => asksBeforeClosing(page)).toBe(true);
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(page.getByLabel('Text')).toHaveText('Half a thought');
      await expect(page).toHaveURL(/\/dashboard\/timeline\/add$/);
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(feedHeading(page)).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/timeline$/);
    });
  });
}

test.describe('the timeline, mounted by single-spa', () => {
  test.use({ setting: 'second-door' });

  test('a post is written, pending, approved, and liked by another user', async ({ page, signInAs, openAs }) => {
    const text = uniqueText('Surat al-Mulk before sleep');
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await page.getByRole('button', { name: 'Write a post' }).click();
    await page.getByLabel('Text').fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Post added' })).toBeVisible();
    await expect(feedHeading(page)).toBeVisible();
    await expect(postCard(page, text)).toContainText('Awaiting approval');
    await expect(postCard(page, text).getByRole('button', { name: /^Like/ })).toHaveCount(0);

    const teacher = await openAs('teacher', '/dashboard/timeline');
    await expect(teacher.getByRole('article').first()).toBeVisible();
    await expect(postCard(teacher, text)).toHaveCount(0);

    const admin = await openAs('admin', '/dashboard/timeline');
    await admin.getByRole('link', { name: 'Pending posts' }).click();
    await postCard(admin, text)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(admin.getByRole('status').filter({ hasText: 'Post published' })).toBeVisible();
    await expect(postCard(admin, text)).toHaveCount(0);

    await teacher.reload();
    const like = postCard(teacher, text).getByRole('button', { name: /^Like/ });
    // The like is shown before the server stores it: a page loaded meanwhile may lack it.
    const stored = teacher.waitForResponse((response) => response.url().endsWith('/like'));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like 1 like');
    await stored;
    await teacher.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await expect(postCard(page, text)).not.toContainText('Awaiting approval');
    await expect(postCard(page, text).getByRole('button', { name: 'Like 1 like' })).toBeVisible();
  });
});

test('the feed loads more on scrolling, each post once, to its end', async ({ page, signInAs, academy }) => {
  const { total } = await academy.call<{ total: number }>('GET', 'posts?page=1&limit=20', { as: 'parent' });
  expect(total).toBeGreaterThan(20);
  await signInAs('parent');
  await page.goto('/dashboard/timeline');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(20);
  const end = page.getByText('You have read everything');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(end).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(await posts.count()).toBeGreaterThanOrEqual(total);
});

test('the first page of the feed is requested at most once', async ({ page, signInAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(posts|profile)/.test(pathname)) asked.push(pathname + search);
  });
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The page contains both, unless the API is slow.
  const expected = ['/api/posts?page=1&limit=20', '/api/profile'];
  expect(asked.sort()).toEqual(expected.filter((path) => asked.includes(path)));
});

test('going back from a post restores the feed’s scroll position, going forward opens the post', async ({
  page,
  signInAs,
}) => {
  await signInAs('parent');
  await page.goto('/dashboard/timeline');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(20);
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await posts.count()).toBeGreaterThan(20);
  }).toPass();
  const place = () => page.evaluate(() => window.scrollY);
  const comments = posts.nth(24).getByRole('link', { name: /comment/ });
  await comments.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(3000);
  const post = page.getByRole('heading', { level: 1, name: 'Post' });
  const expectFormerPlace = async () => {
    await expect(feedHeading(page)).toBeAttached();
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60);
  };
  await comments.click();
  await expect(post).toBeVisible();
  await page.goBack();
  await expectFormerPlace();
  await page.goForward();
  await expect(post).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Timeline', exact: true }).click();
  await expectFormerPlace();
});
