import { homeHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

test('an admin sees what needs doing, opens it, and arranges the start page', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/statistics$/);
  // Money is a part of its own once somebody has paid.
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: 'Money in' });
  await expect(titles).toHaveText(['Needs attention', 'People', 'Classes of the month']);

  await test.step('a month back has other figures', async () => {
    const months = page.getByRole('group', { name: 'Month of the classes' });
    const response = page.waitForResponse(/\/api\/statistics\/classes\?month=/);
    await months.getByRole('button', { name: 'Previous month' }).click();
    expect((await response).ok()).toBe(true);
  });

  await test.step('the order is remembered', async () => {
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'Move People up' }).click();
    await expect(titles).toHaveText(['People', 'Needs attention', 'Classes of the month']);
    await page.reload();
    await expect(titles).toHaveText(['People', 'Needs attention', 'Classes of the month']);
  });

  await test.step('a line of another remote leads to where it is put right', async () => {
    await page.getByRole('link', { name: /wait(s)? for approval/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pending posts' })).toBeVisible();
  });
});
