import type { Locator, Page } from 'playwright/test';
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

/** The button of a grade from 1 to 5. */
const grade = (entry: Locator, quality: number) => entry.getByText(String(quality), { exact: true });

/** The bars at the end of a phone's page leave all of an entry to be seen. */
async function expectClearOfBars(page: Page, entry: Locator): Promise<void> {
  await entry.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const [bottom, bar] = await Promise.all([
    entry.evaluate((element) => element.getBoundingClientRect().bottom),
    page.locator('[data-form-acts]').evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(bottom).toBeLessThanOrEqual(bar);
}

const nextClass = (page: Page) => page.getByRole('link', { name: /^التالي: / });

test('a teacher records three classes with their ranges on a phone in Arabic, each in at most five interactions', async ({
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
    await thumb.tap(grade(proposed, 4));
    await expect(page.getByLabel('ما أُنجز')).toHaveValue('حفظ جديد: النبأ 12–22');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await saveReport(page, thumb);
    expect(thumb.count).toBeLessThanOrEqual(5);
    expect(await memorisedBy(academy, course)).toBe(2 * lessonAyahs);
  });

  await test.step('another end of the lesson takes one more tap', async () => {
    await nextClass(page).click();
    const thumb = new Interactions();
    await thumb.tap(proposed.getByRole('button', { name: /سورة.* · 40$/ }));
    await thumb.tap(grade(proposed, 5));
    await expectClearOfBars(page, proposed);
    await saveReport(page, thumb);
    expect(thumb.count).toBeLessThanOrEqual(5);
    expect(await memorisedBy(academy, course)).toBe(40);
  });

  await test.step('a range is found by the name of its surah', async () => {
    await nextClass(page).click();
    await button(page, 'تلاوة').click();
    const reading = page.getByRole('group', { name: /^تلاوة: / });
    await expect(reading.getByRole('combobox', { name: 'السورة' })).toBeFocused();
    await reading.getByRole('combobox', { name: 'السورة' }).fill('الناس');
    await page.getByRole('option', { name: /الناس/ }).click();
    await grade(reading, 2).click();
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
