import { expectAccessible } from '../../src/accessibility.ts';
import { button } from '../../src/domains/class-pages.ts';
import { dayIn, madeCourse, madeLeader, studentZone } from '../../src/domains/classes.ts';
import { choose } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const weekdayOf = (date: string) => String(new Date(date).getUTCDay());

test('a leader adds three weekly classes on the page of a new student, and finds them in the calendar with the mark of a series', async ({
  openAs,
  academy,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  const { student, teacher, studentId } = await madeCourse(academy, { leaderId: leader.id });
  const [first, second, third] = [3, 5, 7].map((days) => dayIn(studentZone, days)) as [string, string, string];
  const desk = await openAs(leader, `/dashboard/users/student/${studentId}?tab=classes`);

  await test.step('the page of the student has no weekly classes, and leads to the form', async () => {
    await expect(desk.getByText('No weekly classes yet.')).toBeVisible();
    await desk.getByRole('link', { name: 'Add weekly classes' }).click();
    await expect(desk.getByRole('combobox', { name: 'Student' })).toHaveValue(student.name);
    await expect(desk.getByRole('combobox', { name: 'Teacher' })).toHaveValue(teacher.name);
  });

  await test.step('the preview shows three classes a week on both clocks', async () => {
    const slot = (number: number) => desk.getByRole('group', { name: `Day ${number}`, exact: true });
    await choose(desk, 'Material', 'Noorani Qaida');
    await desk.getByLabel('First day').fill(first);
    await slot(1).getByLabel('Time', { exact: true }).fill('20:00');
    await button(desk, 'Add another day').click();
    await slot(2).getByLabel('Day of the week').selectOption(weekdayOf(second));
    await button(desk, 'Add another day').click();
    await slot(3).getByLabel('Day of the week').selectOption(weekdayOf(third));
    await slot(3).getByLabel('Time', { exact: true }).fill('21:00');
    await desk.getByRole('textbox', { name: 'Plan' }).fill('Surah An-Naba');
    await expect(slot(1).getByLabel('Day of the week')).toHaveValue(weekdayOf(first));
    const preview = desk.getByRole('status').filter({ hasText: '24 classes in the first eight weeks' });
    for (const [own, theirs] of [
      [/, 3:00 – 3:30 pm/, /8:00 pm.* in Kuala Lumpur/],
      [/, 4:00 – 4:30 pm/, /9:00 pm.* in Kuala Lumpur/],
    ] as const) {
      await expect(preview.getByText(own).first()).toBeVisible();
      await expect(preview.getByText(theirs).first()).toBeVisible();
    }
    await expectAccessible(desk);
  });

  await test.step('the saved series has its own page', async () => {
    await button(desk, 'Add weekly classes').click();
    await expect(desk.getByRole('heading', { name: /weekly classes$/, level: 1 })).toContainText(student.name);
    await expectAccessible(desk);
  });

  await test.step('the calendar has each class with the mark', async () => {
    for (const [date, time] of [
      [first, /^3:00 pm/],
      [second, /^3:00 pm/],
      [third, /^4:00 pm/],
    ] as const) {
      await desk.goto(`/dashboard/calendar?date=${date}&student_id=${studentId}`);
      const event = desk.locator(`[data-date="${date}"]`).getByRole('button', { name: time });
      await expect(event.getByTitle('Weekly', { exact: true })).toBeVisible();
    }
  });
});

test('a leader adds three weekly classes of a new student on a phone in Arabic, and the family sees them on its clock', async ({
  openAs,
  academy,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  const { teacher, parent, studentId } = await madeCourse(academy, { leaderId: leader.id });
  const [first, second, third] = [3, 5, 7].map((days) => dayIn(studentZone, days)) as [string, string, string];
  const inArabic = { language: 'ar', isPhone: true } as const;
  const page = await openAs(leader, `/dashboard/users/student/${studentId}?tab=classes`, inArabic);

  await test.step('the preview shows three classes a week on both clocks', async () => {
    const slot = (number: number) => page.getByRole('group', { name: `اليوم ${number}`, exact: true });
    await page.getByRole('link', { name: 'إضافة حصص أسبوعية' }).click();
    await choose(page, 'المادة', 'القاعدة النورانية');
    await page.getByLabel('أول يوم').fill(first);
    await slot(1).getByLabel('الوقت', { exact: true }).fill('20:00');
    for (const [number, date] of [
      [2, second],
      [3, third],
    ] as const) {
      await button(page, 'إضافة يوم آخر').click();
      await slot(number).getByLabel('يوم الأسبوع').selectOption(weekdayOf(date));
    }
    await page.getByRole('textbox', { name: 'الخطة' }).fill('سورة النبأ');
    const preview = page.getByRole('status').filter({ hasText: '24 حصة في الأسابيع الثمانية الأولى' });
    await expect(preview.getByText(/3:00–3:30 م/).first()).toBeVisible();
    await expect(preview.getByText(/كوالالمبور/).first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step('the saved classes are in the family’s calendar on its clock', async () => {
    await button(page, 'إضافة حصص أسبوعية').click();
    await expect(page.getByRole('heading', { name: /^الحصص الأسبوعية لـ/, level: 1 })).toBeVisible();
    await expectNoOverflow(page);
    const family = await openAs(parent, `/dashboard/calendar?date=${first}`, inArabic);
    await family.getByRole('button', { name: teacher.name }).first().click();
    await expect(family.getByRole('dialog').getByText(/8:00–8:30 م/)).toBeVisible();
    await expectNoOverflow(family);
  });
});
