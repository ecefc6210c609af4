import type { Page } from 'playwright/test';

/** Card numbers of the payment sandbox. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  declinedLater: '4000 0000 0000 0341',
};

/** Types a card on an Arabic page of the sandbox, and submits it. */
export async function payInArabic(page: Page, number: string, action: string): Promise<void> {
  await page.getByLabel('رقم البطاقة').fill(number);
  await page.getByLabel('تاريخ الانتهاء').fill('12 / 50');
  await page.getByLabel('رمز الأمان').fill('123');
  await page.getByRole('button', { name: action, exact: true }).click();
}
