import type { Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { postCard, uniqueText, writtenPost } from '../../src/domains/posts.ts';
import { breakScripts, failures, liveVersion, releaseErrors } from '../../src/failures.ts';
import { expect, test } from '../../src/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const unreadBell = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Notifications, ${count} unread`, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** The other door to its parts is that of the timeline's screens: once for a release. */
const doors = [
  ['own', 'its route'],
  ...(process.env.TEST_ALL === '1' ? ([['second-door', 'single-spa']] as const) : []),
] as const;

for (const [setting, door] of doors) {
  test.describe(`the bell of the timeline, mounted by ${door}`, () => {
    test.use({ setting });
    test.slow();

    test('admins are notified of a pending post, its author of the approval', async ({
      page,
      signInAs,
      openAs,
      academy,
    }) => {
      for (const as of ['admin', 'student'] as const)
        await academy.call('PATCH', 'notifications/read', { as, json: {} });
      const text = uniqueText('Ten minutes after Isha');
      await writtenPost(academy, text);

      await signInAs('admin');
      await page.goto('/dashboard/timeline');
      await unreadBell(page, 1).click();
      await panel(page)
        .getByRole('link', { name: /^Unread: A post by .* is waiting for approval/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pending posts' })).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await postCard(page, text)
        .getByRole('button', { name: /^Approve/ })
        .click();
      await expect(page.getByRole('status').filter({ hasText: 'Post published' })).toBeVisible();

      const student = await openAs('student', '/dashboard/timeline');
      await unreadBell(student, 1).click();
      await expect(panel(student).getByRole('link', { name: /^Unread: Your post was approved/ })).toBeVisible();
      await panel(student).getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bell(student)).toHaveAccessibleName('Notifications');
      await expect(panel(student).getByText('Unread:')).toHaveCount(0);
      await student.keyboard.press('Escape');
      await expect(bell(student)).toBeFocused();
      await student.reload();
      await expect(bell(student)).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(bell(student)).toHaveAccessibleName('Notifications');
    });
  });
}

for (const language of ['en', 'ar'] as const) {
  for (const [size, viewport] of [
    ['a wide screen', { width: 1280, height: 800 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`axe finds nothing in the open panel on ${size}, ${language}`, async ({ page, signInAs, prefer }) => {
      await page.setViewportSize(viewport);
      await prefer({ language });
      await signInAs('super-admin');
      await page.goto('/dashboard/timeline');
      await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      await expectAccessible(page);
    });
  }
}

test('a press on the bell before its code has loaded opens it', async ({ page, signInAs }) => {
  await signInAs('leader');
  await page.goto('/dashboard/nowhere');
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
});

test('a failing bell says so and loads on retry', async ({ page, signInAs, academy, expectedErrors }) => {
  expectedErrors.push(releaseErrors);
  const mend = await breakScripts(page, await liveVersion(academy.url), failures['is not there']);
  await signInAs('leader');
  await page.goto('/dashboard/nowhere');
  await bell(page).click();
  const down = page.getByRole('button', { name: 'Notifications · Not available right now' });
  await expect(down).toBeVisible();
  await mend();
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
});
