import { expect } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { uniqueText } from '../../src/domains/posts.ts';
import { userId } from '../../src/domains/users.ts';
import { Interactions } from '../../src/interactions.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { test } from '../../src/test.ts';

/** Counts the options of filters and pickers, the lists and their rows. */
const TO_THE_PAGE = 5;

test('a leader on a phone finds a student with negative remaining classes and writes to them, in Arabic', async ({
  page,
  prefer,
  signInAs,
  academy,
}) => {
  const student = await userId(academy, 'student');
  await academy.call('PUT', `users/${student}`, { as: 'super-admin', json: { remainingClasses: -2 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer({ language: 'ar' });
  await signInAs('leader');
  await page.goto('/dashboard/users/student');
  const rows = page.getByRole('list', { name: 'الطلاب' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const thumb = new Interactions();
  await thumb.tap(page.getByRole('main').getByRole('button', { name: 'التصفية' }));
  const sheet = page.getByRole('dialog', { name: 'التصفية' });
  await thumb.choose(sheet.getByRole('combobox', { name: 'الحصص المتبقية' }), 'حصص مستحقة الدفع');
  await expectAccessible(page);
  await thumb.tap(sheet.getByRole('button', { name: /^عرض (طالب|\d+ طلاب)/ }));
  const owing = rows.filter({ hasText: 'حصتان مستحقتا الدفع' }).first();
  await expect(owing).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await thumb.tap(owing.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('الطلاب');
  expect(thumb.count).toBe(TO_THE_PAGE);
  await thumb.tap(page.getByRole('main').getByRole('link', { name: 'مراسلة' }));
  const field = page.getByRole('textbox', { name: /^رسالة إلى/ });
  await expect(field).toBeFocused();
  expect(thumb.count).toBe(TO_THE_PAGE + 1);
  const text = uniqueText('السلام عليكم، بقيت عليك حصتان');
  await page.keyboard.type(text);
  await thumb.tap(page.getByRole('button', { name: 'إرسال' }));
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  expect(thumb.count).toBe(TO_THE_PAGE + 2);
});

test('the palette finds people, conversations and actions', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard/users/teacher');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const palette = page.getByRole('dialog', { name: 'Search the academy' });
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('yusuf ah');
  const person = palette.getByRole('group', { name: 'Students' }).getByRole('option', { name: /Yusuf Ahmed/ });
  await expect(person).toBeVisible();
  await expectAccessible(page);
  await person.click();
  await expect(page).toHaveURL(/\/dashboard\/users\/student\/\d+$/);
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('add student');
  // As a page does that arrives late.
  await page.locator('#main').focus();
  await expect(palette.getByRole('option').first()).toContainText('Add student');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/users\/student\/add$/);
});
