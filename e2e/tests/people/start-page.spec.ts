import { homeHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

test('an admin sees on the start page what needs attention, and opens it on the page of another remote', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/statistics$/);
  // The money part appears once somebody has paid.
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: 'Income' });
  await expect(titles).toHaveText([
    'Requests to answer',
    'Needs attention',
    'Certificates to confirm',
    'Users',
    'Classes of the month',
  ]);

  await page.getByRole('link', { name: /wait(s)? for approval/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pending posts' })).toBeVisible();
});
