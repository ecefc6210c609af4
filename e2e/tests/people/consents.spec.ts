import { expectAccessible } from '../../src/accessibility.ts';
import { expect, test } from '../../src/test.ts';

test.use({ setting: 'own' });

test('a parent accepts a new version of a text at the next visit, and continues at the page that was opened', async ({
  page,
  signInAs,
  academy,
}) => {
  await signInAs('parent');
  const text = { en: 'Classes begin on time.', ar: 'تبدأ الحصص في موعدها.' };
  await academy.call('POST', 'legal-texts', { as: 'admin', json: { kind: 'terms', version: 3, text } });
  await page.goto('/profile/data?from=mail');
  await expect(page).toHaveURL(/\/profile\/consents\?next=/);
  await expect(page.getByText(text.en)).toBeVisible();
  await expect(page.getByText('You accept for yourself, and as a parent for:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/data\?from=mail$/);
});

test('a user who does not accept can sign out on that page', async ({ page, signInAs, academy }) => {
  await signInAs('teacher');
  const text = { en: 'We keep little.', ar: 'نحتفظ بالقليل.' };
  await academy.call('POST', 'legal-texts', { as: 'admin', json: { kind: 'privacy', version: 2, text } });
  await page.goto('/dashboard/timeline');
  await expect(page.getByText(text.en)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
});

test('an admin publishes a text for everybody, also for a visitor', async ({ page, signInAs, academy, browser }) => {
  await signInAs('admin');
  await page.goto('/dashboard/legal-texts');
  await page.getByRole('link', { name: 'New version' }).click();
  await page.getByLabel('Text', { exact: true }).selectOption('monitoring');
  await page.getByLabel('English').fill('Conversations may be monitored.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('row', { name: /Monitoring of conversations.*Version 2/ })).toBeVisible();
  const visitor = await browser.newPage({ baseURL: academy.url, locale: 'en-GB' });
  await visitor.goto('/monitoring');
  await expect(visitor.getByText('Conversations may be monitored.')).toBeVisible();
  expect((await visitor.context().cookies()).map(({ name }) => name)).not.toContain('session');
  await visitor.close();
});
