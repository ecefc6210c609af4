import { expect, type Page } from 'playwright/test';

export const CLASSES = '/dashboard/classes';
export const LIST = `${CLASSES}/my-classes`;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const firstClass = (page: Page) => page.locator('[data-row]').getByRole('link').first();

/** Opens the bell once its code has loaded and shows a count, and follows the notification of a report. */
export async function followReport(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications, \d+ unread/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /^Unread: The report on .*class with/ })
    .click();
}

/** Reopens the class on its page. */
export async function reopen(page: Page, why: string): Promise<void> {
  await button(page, 'More about this class').click();
  await page.getByRole('menuitem', { name: 'Reopen' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Why is it reopened?').fill(why);
  await question.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Report needed', { exact: true })).toBeVisible();
}

/** Saves the report of a held class offline; the page says that it is stored on the device. */
export async function reportOffline(page: Page, classId: string | number, comment: string): Promise<void> {
  await page.goto(`${CLASSES}/${classId}/manage`);
  await page.getByRole('group', { name: 'How did the class go?' }).getByText('Present', { exact: true }).click();
  await page.getByLabel('Comment for the family').fill(comment);
  await page.context().setOffline(true);
  await button(page, 'Save report').click();
  await expect(page.getByText(/^You’re offline. Your work is saved/)).toBeVisible();
}
