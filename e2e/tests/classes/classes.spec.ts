import { expectAccessible } from '../../src/accessibility.ts';
import { button, CLASSES, firstClass, followReport, LIST, reopen } from '../../src/domains/class-pages.ts';
import {
  classesBought,
  classPrice,
  dayIn,
  effectsOf,
  madeCourse,
  monthOfYesterday,
  moveClass,
  studentZone,
} from '../../src/domains/classes.ts';
import { choose } from '../../src/domains/users.ts';
import { Interactions } from '../../src/interactions.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test('a class is scheduled in the student’s time, held, reported on a phone, read by the family, and reopened', async ({
  page,
  prefer,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  const { teacher, student, parent } = course;
  let id = '';
  const effects = () => effectsOf(academy, course, id);
  const nothing = { left: classesBought, salary: 0 };

  const desk = await openAs(teacher, `${LIST}/add`);
  await test.step('the teacher types the time on the student’s clock, and reads it on their own clock', async () => {
    await choose(desk, 'Student', student.name);
    await choose(desk, 'Material', 'Noorani Qaida');
    await desk.getByLabel('In the student’s time').check();
    await desk.getByLabel('Date', { exact: true }).fill(dayIn(studentZone, 3));
    await desk.getByLabel('Time', { exact: true }).fill('17:30');
    await expect(desk.getByText('In Kuala Lumpur time', { exact: true })).toBeVisible();
    await expect(desk.getByText(/^You in Amman: .*12:30 pm/)).toBeVisible();
    await desk.getByRole('textbox', { name: 'Plan' }).fill('Letters of the throat');
    await button(desk, 'Add class').click();
    await expect(desk.getByText('Class added successfully')).toBeVisible();
    await expect(firstClass(desk)).toContainText('12:30 – 1:00 pm');
  });

  const family = await openAs(student, LIST);
  await test.step('the student sees the class at their own time', async () => {
    await expect(firstClass(family)).toContainText('5:30 – 6:00 pm');
    await firstClass(family).click();
    await expect(family.getByText('5:30 – 6:00 pm', { exact: true })).toBeVisible();
    await expect(family.getByText('Your time, Kuala Lumpur')).toBeVisible();
    await expect(family.getByText(/in Amman: .*12:30 – 1:00 pm/)).toBeVisible();
    id = new URL(family.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('teacher and student join once the class begins, and are in the attendance log', async () => {
    await moveClass(academy, id, 'now', teacher);
    await desk.goto(`${CLASSES}/${id}`);
    await family.reload();
    for (const theirs of [desk, family]) {
      await button(theirs, 'Join class').click();
      await expect(theirs.getByText('You have joined')).toBeVisible();
    }
    await desk.goto(`${LIST}/${id}/check`);
    const stays = desk.getByRole('main').getByRole('listitem');
    await expect(stays.filter({ hasText: teacher.name })).toContainText(/\d{1,2}:\d\d:\d\d [ap]m/);
    await expect(stays.filter({ hasText: student.name })).toHaveCount(1);
  });

  const report = 'كانت القراءة جيدة اليوم.';
  await test.step('after the class the teacher reports it on a phone, in at most five interactions', async () => {
    await moveClass(academy, id, 'yesterday', teacher);
    expect(await effects()).toEqual(nothing);
    await page.setViewportSize({ width: 390, height: 844 });
    await prefer({ language: 'ar', theme: 'dark' });
    await signInAs(teacher);
    await page.goto(LIST);
    const thumb = new Interactions();
    await thumb.tap(page.getByRole('main').getByRole('link', { name: 'بانتظار التقرير' }));
    await thumb.tap(firstClass(page));
    await thumb.tap(page.getByRole('group', { name: 'كيف كانت الحصة؟' }).getByText('حضور'));
    await thumb.tap(button(page, 'قراءة جيدة'));
    await expectNoOverflow(page);
    await thumb.tap(button(page, 'حفظ التقرير'));
    await expect(page.getByRole('heading', { name: 'حُفظ التقرير' })).toBeVisible();
    expect(thumb.count).toBeLessThanOrEqual(5);
    await expectAccessible(page);
  });

  await test.step('the student has one class less, and the teacher’s month one more', async () => {
    expect(await effects()).toEqual({ left: classesBought - 1, salary: classPrice });
    await desk.goto(`/dashboard/users/${course.teacherId}/salaries/months/${monthOfYesterday()}`);
    await expect(desk.getByRole('main').getByText(/^1 class × .\$4\.50. since/)).toBeVisible();
  });

  const home = await openAs(parent, '/dashboard/timeline');
  await test.step('student and parent are notified, and read the report', async () => {
    for (const theirs of [family, home]) {
      await followReport(theirs);
      await expect(theirs).toHaveURL(new RegExp(`${CLASSES}/${id}$`));
      await expect(theirs.getByText(report)).toBeVisible();
    }
  });

  await test.step('when an admin reopens the class, its effects are undone', async () => {
    await reopen(await openAs('admin', `${CLASSES}/${id}`), 'The teacher was absent');
    expect(await effects()).toEqual(nothing);
    await family.reload();
    await expect(family.getByText('Report needed', { exact: true })).toBeVisible();
    await expect(family.getByText(report)).toHaveCount(0);
  });

  await test.step('with another outcome the class uses and pays nothing', async () => {
    await page.goto(`${CLASSES}/${id}/manage`);
    await page.getByRole('group', { name: 'كيف كانت الحصة؟' }).getByText('غياب المعلم').click();
    await button(page, 'حفظ التقرير').click();
    await expect(page.getByRole('heading', { name: 'حُفظ التقرير' })).toBeVisible();
    expect(await effects()).toEqual(nothing);
    await family.reload();
    await expect(family.getByText('Teacher absent', { exact: true })).toBeVisible();
  });
});
