import { expectAccessible } from '../../src/accessibility.ts';
import { dayIn, madeCourse, teacherZone } from '../../src/domains/classes.ts';
import { Interactions } from '../../src/interactions.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('a mother lets the classes of her child pause on a phone in Arabic, and takes it back (D136)', async ({
  page,
  academy,
  prefer,
  signInAs,
}) => {
  const { parent } = await madeCourse(academy);
  await prefer({ language: 'ar' });
  await signInAs(parent);
  await page.goto('/dashboard/statistics');

  const touches = new Interactions();
  await touches.tap(page.getByRole('link', { name: 'إيقاف الحصص مؤقتًا' }));
  await expect(page.getByText(/^تتيح الأكاديمية للأسر 21 يوم إيقاف في السنة/)).toBeVisible();
  await touches.tap(page.getByRole('button', { name: 'إيقاف الحصص مؤقتًا' }));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('أول يوم').fill(dayIn(teacherZone, 40));
  await dialog.getByLabel('آخر يوم').fill(dayIn(teacherZone, 44));
  await expect(dialog.getByText(/لا حصص أسبوعية مقررة بعد/)).toBeVisible();
  await expectNoOverflow(page);
  await touches.tap(dialog.getByRole('button', { name: 'إيقاف الحصص مؤقتًا' }));
  await expect(page.getByText('بقرار الأسرة', { exact: true })).toBeVisible();
  expect(touches.count).toBe(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'إلغاء الإيقاف' }).click();
  await dialog.getByRole('button', { name: 'إلغاء الإيقاف' }).click();
  await expect(page.getByText('لا توجد فترة إيقاف مقررة.')).toBeVisible();
});
