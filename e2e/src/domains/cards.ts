import type { Page } from 'playwright/test';

/** Cards that the sandbox of payments knows. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  declinedLater: '4000 0000 0000 0341',
};

/** Types a card on a page of the sandbox in Arabic, and sends it. */
export async function payInArabic(page: Page, number: string, action: string): Promise<void> {
  await page.getByLabel('رقم البطاقة').fill(number);
  await page.getByLabel('تاريخ الانتهاء').fill('12 / 50');
  await page.getByLabel('رمز الأمان').fill('123');
  await page.getByRole('button', { name: action, exact: true }).click();
}
