import { approvedPost, postCard, uniqueText, writtenPost } from '../../src/domains/posts.ts';
import { feedHeading, goWithinShell, menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const inFull = process.env.TEST_ALL === '1';

for (const [setting, door] of [
  ['shared', 'its route'],
  ['second-door', 'single-spa'],
] as const) {
  test.describe(`the timeline, mounted by ${door}`, () => {
    test.use({ setting });

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
      // It is shown before the server knows it: a page that is loaded meanwhile may come without.
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

    test('a step back from an unsaved post is held until it may go on', async ({ page, signInAs }) => {
      await signInAs('student');
      await page.goto('/dashboard/timeline');
      await expect(feedHeading(page)).toBeVisible();
      await goWithinShell(page, '/dashboard/timeline/add');
      await page.getByLabel('Text').fill('Half a thought');
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

    // The door decides how the shell mounts the remote and goes on with it, not what its screens do.
    if (setting === 'second-door' && !inFull) return;

    test('leaving an unsaved post asks first', async ({ page, signInAs }) => {
      await signInAs('student');
      await page.goto('/dashboard/timeline/add');
      await page.getByLabel('Text').fill('Half a thought');
      await page.getByRole('link', { name: 'Cancel' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(page.getByLabel('Text')).toHaveText('Half a thought');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(feedHeading(page)).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/timeline$/);
    });

    test('back and forward work between the screens', async ({ page, signInAs }) => {
      await signInAs('admin');
      await page.goto('/dashboard/timeline');
      await page.getByRole('link', { name: 'Pending posts' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pending posts' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Timeline' }).click();
      await expect(feedHeading(page)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Pending posts' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goForward();
      await expect(feedHeading(page)).toBeVisible();
    });
  });
}

test('the feed loads on scrolling, each post once, to its end', async ({ page, signInAs, academy }) => {
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
  // The page brings both, unless the API is slow.
  const expected = ['/api/posts?page=1&limit=20', '/api/profile'];
  expect(asked.sort()).toEqual(expected.filter((path) => asked.includes(path)));
});

test('a student sees no link to the pending posts', async ({ page, signInAs, academy }) => {
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await expect(feedHeading(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pending posts' })).toHaveCount(0);
  await page.goto('/dashboard/timeline/pending');
  await expect(page.getByRole('heading', { name: '403 PAGE IS FORBIDDEN' })).toBeVisible();
  const id = await writtenPost(academy, uniqueText('Mine'));
  await expect(academy.call('PUT', `posts/${id}/approve`, { as: 'student' })).rejects.toThrow('403');
});

test('a like can be undone', async ({ page, signInAs, academy }) => {
  const text = uniqueText('Ayat al-Kursi');
  await approvedPost(academy, text);
  await signInAs('leader');
  await page.goto('/dashboard/timeline');
  const like = postCard(page, text).getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAccessibleName('Like 1 like');
  await like.click();
  await expect(like).toHaveAccessibleName('Like 0 likes');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a rejected like is undone with a message', async ({ page, signInAs, academy, expectedErrors }) => {
  expectedErrors.push(/500/);
  const text = uniqueText('Surat al-Kahf on Friday');
  await approvedPost(academy, text);
  await page.route('**/api/posts/*/like', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await signInAs('leader');
  await page.goto('/dashboard/timeline');
  const like = postCard(page, text).getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your like was not saved' })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('an empty post is rejected at its field', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto('/dashboard/timeline/add');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByLabel('Text')).toHaveAccessibleDescription(/Text is required/);
  await expect(page.getByLabel('Text')).toBeFocused();
});

test('a draft survives a reload', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto('/dashboard/timeline/add');
  await page.getByLabel('Text').fill('Not finished yet');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Text')).toHaveText('Not finished yet');
});

test('a post that does not get through says so, keeps its text, and is published by itself', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/);
  const text = uniqueText('Written on a train');
  await signInAs('student');
  await page.goto('/dashboard/timeline/add');
  await page.route('**/api/posts', (route) => route.abort());
  await page.getByLabel('Text').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The post is kept here' })).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveText(text);
  await page.unroute('**/api/posts');
  await expect(postCard(page, text)).toHaveCount(1);
});

test('going back from a post restores the feed’s position', async ({ page, signInAs }) => {
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
  for (const comeBack of [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'Timeline', exact: true }).click(),
  ]) {
    await comments.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
    await comeBack();
    await expect(feedHeading(page)).toBeAttached();
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60);
  }
});

test('new posts are announced and shown on request', async ({ page, signInAs, academy, expectedErrors }) => {
  // A minute that passes in a moment is too long for what is under way.
  expectedErrors.push(/WebSocket|RemoteFailure|ChunkLoadError/);
  await page.clock.install();
  await signInAs('maryam.ahmed');
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  const text = uniqueText('While you were reading');
  await approvedPost(academy, text);
  await page.clock.runFor(61_000);
  const updates = page.getByRole('button', { name: 'New posts' });
  await expect(updates).toBeVisible();
  await expect(postCard(page, text)).toHaveCount(0);
  await updates.click();
  await expect(postCard(page, text)).toBeVisible();
  await expect(updates).toHaveCount(0);
});

test('posts that fail to load are reported with Retry', async ({ page, signInAs, expectedErrors }) => {
  expectedErrors.push(/503/);
  await signInAs('student');
  await page.route('**/api/posts?**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  // A page of the feed itself brings its posts.
  await page.goto('/dashboard/statistics');
  await menu(page).getByRole('link', { name: 'Timeline' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'The posts could not be loaded' });
  await expect(problem).toBeVisible();
  await page.unroute('**/api/posts?**');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
