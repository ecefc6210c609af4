import type { Page } from 'playwright/test';
import type { Academy } from '../../src/academy.ts';
import { aPicture } from '../../src/domains/files.ts';
import { expect, test } from '../../src/test.ts';

const questions = [
  { title: 'المدينة', type: 'text', required: true },
  { title: 'نبذة', type: 'textarea' },
  { title: 'الأيام', type: 'checkbox', options: ['السبت', 'الأحد'], required: true },
  { title: 'المستوى', type: 'radio', options: ['مبتدئ', 'متقدم'], required: true },
  { title: 'البلد', type: 'select', options: ['الأردن', 'مصر'] },
  { title: 'تاريخ الميلاد', type: 'date' },
  { title: 'شهادة', type: 'file' },
];
const thanks = 'شكرًا على إرسال النموذج. سنتواصل معك لاحقًا.';

/** @returns its id. */
async function buildForm(academy: Academy, name: string): Promise<string> {
  const json = { name, questions };
  return (await academy.call<{ form: { id: string } }>('POST', 'forms', { as: 'admin', json })).form.id;
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('[name=userName]').fill('ليلى');
  await page.locator('[name=userEmail]').fill('layla@example.test');
  await page.getByLabel('المدينة').fill('عمّان');
  await page.getByLabel('الأحد').check();
  await page.getByLabel('مبتدئ').check();
  await page.getByLabel('البلد').selectOption('مصر');
}

const submissionsOf = async (academy: Academy, id: string) =>
  (await academy.call<{ data: { id: string }[] }>('GET', `forms/${id}/submissions`, { as: 'admin' })).data;

test.describe('a visitor on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('mistakes are shown at their fields, answers survive a reload, and after a lost connection the form is sent once', async ({
    page,
    academy,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const id = await buildForm(academy, 'استمارة القبول');
    await page.goto(`/submit-forms/${id}?lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'إرسال' }).click();
    await expect(page.locator('[name=userName]')).toBeFocused();
    await expect(page.getByText('هذا الحقل مطلوب.')).toHaveCount(5);
    await fillIn(page);
    await page.reload();
    await expect(page.getByLabel('المدينة')).toHaveValue('عمّان');
    await expect(page.getByLabel('الأحد')).toBeChecked();
    await page.getByLabel('شهادة').setInputFiles(aPicture('شهادة.png'));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'إرسال' }).click();
    await expect(page.getByRole('status')).toContainText('لا يوجد اتصال');
    await context.setOffline(false);
    await expect(page.getByRole('status')).toHaveText(thanks);
    await expect(page.getByLabel('المدينة')).toBeDisabled();
    expect(await submissionsOf(academy, id)).toHaveLength(1);
    await page.reload();
    await expect(page.getByLabel('المدينة')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a form is filled in and sent', async ({ page, academy }) => {
    const id = await buildForm(academy, 'استمارة بلا برمجة');
    await page.goto(`/submit-forms/${id}?lang=ar`);
    await fillIn(page);
    await page.getByLabel('شهادة').setInputFiles(aPicture('شهادة.png'));
    await page.getByRole('button', { name: 'إرسال' }).click();
    await expect(page.getByRole('status')).toHaveText(thanks);
    await expect(page.getByLabel('المدينة')).toBeDisabled();
    expect(await submissionsOf(academy, id)).toHaveLength(1);
  });
});
