import { button, LIST } from '../../src/domains/class-pages.ts';
import { classToReport, dayIn, madeClass, madeCourse, teacherZone } from '../../src/domains/classes.ts';
import { Interactions } from '../../src/interactions.ts';
import { chooseRadio, findAndTake, press, tabTo, typeInto } from '../../src/keyboard.ts';
import { expect, test } from '../../src/test.ts';

/** The size of a desktop window at a zoom of 300 %: bars cover parts of the page. */
test.use({ viewport: { width: 390, height: 700 } });

test.beforeEach(({ prefer }) => prefer({ language: 'ar', theme: 'dark' }));

test('a class is scheduled from the menu by keyboard alone, in Arabic', async ({ page, signInAs, academy }) => {
  const { teacher, student } = await madeCourse(academy);
  await signInAs(teacher);
  await page.goto('/dashboard/statistics');
  const more = page.getByRole('button', { name: 'المزيد', exact: true });
  await press(page, more);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'إضافة حصة' }));
  await expect(page.getByRole('heading', { level: 1, name: 'إضافة حصة' })).toBeVisible();

  await findAndTake(page, 'الطالب', student.name);
  await findAndTake(page, 'المادة', 'القاعدة النورانية');
  await typeInto(page, page.getByLabel('التاريخ', { exact: true }), dayIn(teacherZone, 3));
  await typeInto(page, page.getByRole('combobox', { name: 'الوقت', exact: true }), '5:30م');
  const plan = page.getByRole('textbox', { name: 'الخطة' });
  await typeInto(page, plan, 'حروف الحلق');
  await page.keyboard.press('Escape');
  await expect(plan).toHaveValue('حروف الحلق');
  await press(page, button(page, 'إضافة الحصة'));
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.locator('[data-row]').filter({ hasText: student.name })).toContainText('5:30');
});

test('three reports in a row are written from the start page by keyboard alone, in Arabic', async ({
  page,
  signInAs,
  academy,
}) => {
  const course = await madeCourse(academy);
  await classToReport(academy, course);
  for (const days of [-2, -3]) await madeClass(academy, course, { date: dayIn(teacherZone, days), time: '10:00' });
  await signInAs(course.teacher);
  await page.goto('/dashboard/statistics');
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^كتابة التقرير/ })
      .first(),
  );

  const comment = page.getByRole('textbox', { name: 'تعليق للأسرة' });
  const saved = page.getByRole('heading', { name: 'حُفظ التقرير' });
  const next = page.getByRole('link', { name: `التالي: \u2068${course.student.name}\u2069`, exact: true });
  await test.step('the report of a present student takes a ready sentence', async () => {
    await chooseRadio(page, 'حضور');
    await press(page, button(page, 'قراءة جيدة'));
    await tabTo(page, button(page, 'حفظ التقرير'));
    await page.keyboard.press('Escape');
    await expect(comment).toHaveValue('كانت القراءة جيدة اليوم.');
    await page.keyboard.press('Enter');
    await expect(saved).toBeFocused();
  });
  await test.step('the report of an absent student gets its text from the attendance', async () => {
    await press(page, next);
    await chooseRadio(page, 'غياب الطالب');
    await press(page, button(page, 'حفظ التقرير'));
    await expect(saved).toBeFocused();
  });
  await test.step('the third report has typed text', async () => {
    await press(page, next);
    await chooseRadio(page, 'حضور');
    await typeInto(page, comment, 'تلاوة هادئة');
    await press(page, button(page, 'حفظ التقرير'));
    await expect(saved).toBeFocused();
    await expect(page.getByText('لا حصص أخرى بانتظار التقرير.')).toBeVisible();
  });
});

test('three reports in a row take five, three and four interactions', async ({ page, signInAs, academy }) => {
  const course = await madeCourse(academy);
  await classToReport(academy, course);
  for (const days of [-2, -3]) await madeClass(academy, course, { date: dayIn(teacherZone, days), time: '10:00' });
  await signInAs(course.teacher);
  await page.goto('/dashboard/statistics');
  const choice = (name: string) =>
    page.getByRole('group', { name: 'كيف كانت الحصة؟' }).getByText(name, { exact: true });
  const next = page.getByRole('link', { name: `التالي: \u2068${course.student.name}\u2069`, exact: true });
  const counts: number[] = [];
  const steps = [
    [
      page
        .getByRole('main')
        .getByRole('link', { name: /^كتابة التقرير/ })
        .first(),
      choice('حضور'),
      button(page, 'قراءة جيدة'),
      button(page, 'مراجعة متقنة'),
    ],
    [next, choice('غياب الطالب')],
    [next, choice('حضور'), button(page, 'قراءة جيدة')],
  ];
  for (const step of steps) {
    const thumb = new Interactions();
    for (const target of [...step, button(page, 'حفظ التقرير')]) await thumb.tap(target);
    await expect(page.getByRole('heading', { name: 'حُفظ التقرير' })).toBeVisible();
    counts.push(thumb.count);
  }
  expect(counts).toEqual([5, 3, 4]);
});
