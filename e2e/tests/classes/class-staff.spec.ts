import { button, LIST } from '../../src/domains/class-pages.ts';
import { classToCome, classToReport, dayIn, madeCourse, teacherZone } from '../../src/domains/classes.ts';
import { choose } from '../../src/domains/users.ts';
import { expect, test } from '../../src/test.ts';

test('a leader finds a late report of their own team, and none of another team', async ({
  page,
  signInAs,
  academy,
}) => {
  const own = await madeCourse(academy);
  const other = await madeCourse(academy, { ofTeam: false });
  for (const course of [own, other]) await classToReport(academy, course);
  await signInAs('leader');
  await page.goto(`${LIST}?status=needs_report_to_end`);
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(rows.filter({ hasText: own.student.name })).toContainText('Report needed');
  await expect(rows.filter({ hasText: other.student.name })).toHaveCount(0);
});

test('an admin lets two classes overlap with a reason, which a teacher cannot', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
  const course = await madeCourse(academy);
  await classToCome(academy, course);
  await signInAs('admin');
  await page.goto(`${LIST}/add`);
  const theirs = await openAs(course.teacher, `${LIST}/add`);
  for (const [form, who] of [
    [page, 'Teacher already has'],
    [theirs, 'You already have'],
  ] as const) {
    await choose(form, 'Student', course.student.name);
    await choose(form, 'Material', 'Noorani Qaida');
    await form.getByLabel('Date', { exact: true }).fill(dayIn(teacherZone, 3));
    await form.getByLabel('Time', { exact: true }).fill('12:45');
    await form.getByRole('textbox', { name: 'Plan' }).fill('A class of its own');
    await expect(form.getByText(`${who} a class at this time`)).toBeVisible();
  }
  await expect(theirs.getByLabel('Schedule anyway')).toHaveCount(0);

  await page.getByLabel('Schedule anyway').check();
  await button(page, 'Add class').click();
  await expect(page.getByText('Reason is required')).toBeVisible();
  await page.getByLabel('Why at the same time?').fill('The siblings learn together');
  await button(page, 'Add class').click();
  await expect(page.getByText('Class added successfully')).toBeVisible();
});
