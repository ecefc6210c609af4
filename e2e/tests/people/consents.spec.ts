import { expectAccessible } from '../../src/accessibility.ts';
import { expect, test } from '../../src/test.ts';

test.use({ setting: 'own' });

test('a new version is accepted at the next visit by a parent, and one goes on where one wanted to', async ({
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

test('who does not accept signs out from there', async ({ page, signInAs, academy }) => {
  await signInAs('teacher');
  const text = { en: 'We keep little.', ar: 'نحتفظ بالقليل.' };
  await academy.call('POST', 'legal-texts', { as: 'admin', json: { kind: 'privacy', version: 2, text } });
  await page.goto('/dashboard/timeline');
  await expect(page.getByText(text.en)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
});

test('an admin publishes a text for everybody, also signed out', async ({ page, signInAs, openAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard/legal-texts');
  await page.getByRole('link', { name: 'New version' }).click();
  await page.getByLabel('Text', { exact: true }).selectOption('monitoring');
  await page.getByLabel('English').fill('Conversations may be monitored.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('row', { name: /Monitoring of conversations.*Version 2/ })).toBeVisible();
  const guest = await openAs('guest', '/monitoring');
  await expect(guest.getByText('Conversations may be monitored.')).toBeVisible();
});
