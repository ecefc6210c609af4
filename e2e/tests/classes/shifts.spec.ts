import { expectAccessible } from '../../src/accessibility.ts';
import { dayIn, madeCourse, teacherZone } from '../../src/domains/classes.ts';
import { choose } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

interface Made {
  data: { id: string; classes: { id: string; date: string }[] };
}

test('an admin shifts the classes of a teacher and undoes it, and the family sees both on a phone in Arabic', async ({
  page: phone,
  prefer,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  const { data: materials } = await academy.call<{ data: { id: string }[] }>('GET', 'materials', {
    as: course.teacher,
  });
  const date = dayIn(teacherZone, 8);
  const slots = [{ weekday: new Date(`${date}T00:00Z`).getUTCDay(), time: '17:00', minutes: 30 }];
  const people = { studentId: course.studentId, teacherId: course.teacherId, materialId: materials[0]?.id };
  const json = { ...people, slots, zone: 'teacher', startsOn: date };
  const { data: series } = await academy.call<Made>('POST', 'series', { as: course.teacher, json });
  const classPage = `/dashboard/classes/${series.classes.find((one) => one.date === date)?.id}`;

  const desk = await openAs('admin', '/dashboard/calendar');
  await test.step('the preview shows the new time of the class on both clocks', async () => {
    await desk.getByRole('main').getByRole('link', { name: 'Changed class times' }).click();
    await desk.getByRole('link', { name: 'Change class times' }).first().click();
    await desk.getByRole('combobox', { name: 'Classes', exact: true }).selectOption('One teacher');
    await choose(desk, 'Teacher', course.teacher.name);
    await desk.getByLabel('First day').fill(date);
    await desk.getByLabel('Last day').fill(dayIn(teacherZone, 12));
    await desk.getByRole('button', { name: 'Show the classes' }).click();
    await expect(desk.getByRole('heading', { name: '1 class on these days' })).toBeVisible();
    await expect(desk.getByText(/4:00 – 4:30 pm/)).toBeVisible();
    await expect(desk.getByText(/9:00 pm.* in Kuala Lumpur/)).toBeVisible();
    await expect(desk.getByRole('status').filter({ hasText: '1 class · 1 family · 0 clashes' })).toBeInViewport();
    await expectAccessible(desk);
  });

  await test.step('the class is moved', async () => {
    await desk.getByRole('button', { name: 'Change class times' }).click();
    await expect(desk.getByText('Done', { exact: true })).toBeVisible();
    await expect(desk.getByText('Moved', { exact: true })).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('the family sees the class an hour earlier, and is notified', async () => {
    await phone.setViewportSize({ width: 390, height: 844 });
    await prefer({ language: 'ar' });
    await signInAs(course.parent);
    await phone.goto(classPage);
    await phone.getByRole('button', { name: 'الإشعارات' }).click();
    await expect(phone.getByText(/تغيرت مواعيد الحصص/).first()).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(phone.getByText(/9:00–9:30 م/).first()).toBeVisible();
    await expectNoOverflow(phone);
  });

  await test.step('after the undo the class is at its usual time', async () => {
    await desk.getByRole('button', { name: 'Undo' }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: '1 class becomes what it was' }).click();
    await expect(question.getByText(/5:00 – 5:30 pm/)).toBeVisible();
    await expectAccessible(desk);
    await question.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('Undone')).toBeVisible();
    await phone.goto(classPage);
    await expect(phone.getByText(/10:00–10:30 م/).first()).toBeVisible();
  });
});
