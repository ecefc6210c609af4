import type { Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { button, firstClass, LIST } from '../../src/domains/class-pages.ts';
import { madeCourse } from '../../src/domains/classes.ts';
import { classDaysAgo, lessonAyahs, memorisedBy, reportLesson } from '../../src/domains/progress.ts';
import { Interactions } from '../../src/interactions.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The rest of a report after its ranges are chosen: three taps. */
async function saveReport(page: Page, thumb: Interactions): Promise<void> {
  await thumb.tap(page.getByRole('group', { name: 'كيف كانت الحصة؟' }).getByText('حضور'));
  await thumb.tap(button(page, 'قراءة جيدة'));
  await thumb.tap(button(page, 'حفظ التقرير'));
  await expect(page.getByRole('heading', { name: 'حُفظ التقرير' })).toBeVisible();
}

const nextClass = (page: Page) => page.getByRole('link', { name: /^التالي: / });

test('a teacher records three classes with their ranges on a phone in Arabic, the first in five interactions', async ({
  page,
  prefer,
  signInAs,
  academy,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  await reportLesson(academy, course);
  for (const days of [3, 2, 1]) await classDaysAgo(academy, course, days);
  await prefer({ language: 'ar' });
  await signInAs(course.teacher);
  await page.goto(`${LIST}?status=needs_report_to_end`);
  const proposed = page.getByRole('group', { name: /^حفظ جديد: النبأ/ });

  await test.step('where the proposal is right, only its quality is recorded', async () => {
    const thumb = new Interactions();
    await thumb.tap(firstClass(page));
    await thumb.tap(proposed.getByText('جيد جدًا'));
    await expect(page.getByLabel('ما أُنجز')).toHaveValue('حفظ جديد: النبأ 12–22');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await saveReport(page, thumb);
    expect(thumb.count).toBeLessThanOrEqual(5);
    expect(await memorisedBy(academy, course)).toBe(2 * lessonAyahs);
  });

  await test.step('another end of the lesson takes one choice', async () => {
    await nextClass(page).click();
    await proposed.getByRole('button', { name: 'حفظ جديد: تغيير الآيات' }).click();
    await proposed.getByLabel('إلى آية').selectOption('40');
    await proposed.getByText('ممتاز').click();
    await saveReport(page, new Interactions());
    expect(await memorisedBy(academy, course)).toBe(40);
  });

  await test.step('a range is found by the name of its surah', async () => {
    await nextClass(page).click();
    await button(page, 'تلاوة').click();
    const reading = page.getByRole('group', { name: /^تلاوة: / });
    await reading.getByRole('combobox', { name: 'السورة' }).fill('الناس');
    await page.getByRole('option', { name: /الناس/ }).click();
    await reading.getByText('يحتاج إلى مراجعة').click();
    await reading.getByRole('button', { name: 'إضافة الأخطاء أو ملاحظة' }).click();
    await reading.getByRole('button', { name: 'الأخطاء: زيادة واحد' }).click();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await saveReport(page, new Interactions());
    await expect(nextClass(page)).toHaveCount(0);
    expect(await memorisedBy(academy, course)).toBe(40);
  });
});

test('a parent reads the map of a child on a phone in Arabic', async ({ page, prefer, signInAs, academy }) => {
  test.slow();
  const course = await madeCourse(academy);
  await reportLesson(academy, course);
  await prefer({ language: 'ar' });
  await signInAs(course.parent);
  await page.goto('/dashboard/progress');
  await page.getByRole('button', { name: /^الجزء 30 / }).click();
  const juz = page.getByRole('dialog');
  await expect(juz.getByText('النبأ', { exact: true })).toBeVisible();
  await expect(juz.getByText(/آخر تسميع/).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
