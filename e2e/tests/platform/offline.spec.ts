import type { Page } from 'playwright/test';
import { unreachable } from '../../src/events.ts';
import { expect, test } from '../../src/test.ts';

/** Waits also for code that is prefetched. */
const cutOff = /ERR_INTERNET_DISCONNECTED|RemoteFailure/;

/** The list of students, loaded before the connection is lost. */
async function studentsThenOffline(page: Page): Promise<void> {
  await page.goto('/dashboard/users/student');
  await expect(page.getByText(/^1–10 of/).first()).toBeVisible();
  await page.context().setOffline(true);
}

test('a page opened offline says so and loads when the connection is back', async ({
  page,
  context,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(unreachable, cutOff);
  await signInAs('admin');
  await studentsThenOffline(page);
  await page.getByRole('complementary').getByRole('link', { name: 'Teachers', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(
    page
      .getByRole('table', { name: /Teachers/ })
      .getByRole('row')
      .nth(2),
  ).toBeVisible();
});
