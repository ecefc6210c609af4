import type { Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import {
  classesBought,
  classToReport,
  dayIn,
  letPass,
  madeCourse,
  remainingClasses,
  reportsOf,
  studentZone,
} from '../../src/classes.ts';
import { unreachable } from '../../src/events.ts';
import { Interactions } from '../../src/interactions.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';
import { choose } from '../../src/users.ts';

const CLASSES = '/dashboard/classes';
const LIST = `${CLASSES}/my-classes`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const firstClass = (page: Page) => page.locator('[data-row]').getByRole('link').first();

/** Opens the bell, and follows the news of a report. */
async function followReport(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /^Unread: The report on the class of/ })
    .click();
}

test('a class is scheduled in the student’s time, reported on a phone, read by the family, and reopened', async ({
  page,
  prefer,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  const { teacher, student, parent } = course;
  const left = (id: string) => remainingClasses(academy, id);
  let id = '';

  await test.step('the teacher types the time of the student’s clock, and reads the own', async () => {
    const theirs = await openAs(teacher, `${LIST}/add`);
    await choose(theirs, 'Student', student.name);
    await choose(theirs, 'Material', 'Noorani Qaida');
    await theirs.getByLabel('In the student’s time').check();
    await theirs.getByLabel('Date', { exact: true }).fill(dayIn(studentZone, 3));
    await theirs.getByLabel('Time', { exact: true }).fill('17:30');
    await expect(theirs.getByText('On the clock of Kuala Lumpur', { exact: true })).toBeVisible();
    await expect(theirs.getByText(/^You in Amman: .*12:30 pm/)).toBeVisible();
    await theirs.getByRole('textbox', { name: 'Plan' }).fill('Letters of the throat');
    await button(theirs, 'Add class').click();
    await expect(theirs.getByText('Class Added Successfully')).toBeVisible();
    await expect(firstClass(theirs)).toContainText('12:30 pm');
  });

  const family = await openAs(student, LIST);
  await test.step('the student sees it at the own time', async () => {
    await expect(firstClass(family)).toContainText('5:30 pm');
    await firstClass(family).click();
    await expect(family.getByText('5:30 pm – 6:00 pm', { exact: true })).toBeVisible();
    await expect(family.getByText('Your time, Kuala Lumpur')).toBeVisible();
    await expect(family.getByText(/in Amman: .*12:30 pm – 1:00 pm/)).toBeVisible();
    id = new URL(family.url()).pathname.split('/').at(-1) ?? '';
    expect(await left(id)).toBe(classesBought);
  });

  const report = 'كانت القراءة جيدة اليوم.';
  await test.step('once it is over the teacher reports it on a phone, in at most five interactions', async () => {
    await letPass(academy, id, teacher);
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
    expect(await left(id)).toBe(classesBought - 1);
    await expectAccessible(page);
  });

  await test.step('student and parent are notified, and read the report', async () => {
    const parents = await openAs(parent, '/dashboard/timeline');
    for (const theirs of [family, parents]) {
      await followReport(theirs);
      await expect(theirs).toHaveURL(new RegExp(`${CLASSES}/${id}$`));
      await expect(theirs.getByText(report)).toBeVisible();
    }
  });

  await test.step('an admin reopens it: it waits for its report again, and nothing is used', async () => {
    const admins = await openAs('admin', `${CLASSES}/${id}`);
    await button(admins, 'More about this class').click();
    await admins.getByRole('menuitem', { name: 'Reopen' }).click();
    const question = admins.getByRole('alertdialog');
    await question.getByLabel('Why is it reopened?').fill('The wrong attendance');
    await question.getByRole('button', { name: 'Reopen' }).click();
    await expect(admins.getByText('Report needed', { exact: true })).toBeVisible();
    expect(await left(id)).toBe(classesBought);
    await family.reload();
    await expect(family.getByText('Report needed', { exact: true })).toBeVisible();
    await expect(family.getByText(report)).toHaveCount(0);
    await page.goto(`${LIST}?status=needs_report_to_end`);
    await expect(firstClass(page)).toHaveAttribute('href', `${CLASSES}/${id}/manage`);
  });
});

test('a report written offline, and sent again because its response was lost, is saved once', async ({
  page,
  context,
  signInAs,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(unreachable, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/);
  const course = await madeCourse(academy);
  const id = await classToReport(academy, course);
  await signInAs(course.teacher);
  await page.goto(`${CLASSES}/${id}/manage`);
  await page.getByRole('group', { name: 'What came of the class?' }).getByText('Present', { exact: true }).click();
  await page.getByLabel('Comment for the family').fill('Written without a connection.');
  await context.setOffline(true);
  await button(page, 'Save report').click();
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  expect(await reportsOf(academy, course.studentId)).toEqual([]);

  let isLost = false;
  await page.route(
    ({ pathname }) => pathname === '/api/daily-reports',
    async (route) => {
      await route.fetch();
      isLost = true;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'The report is saved' })).toBeVisible({ timeout: 20_000 });
  expect(isLost).toBe(true);
  expect(await reportsOf(academy, course.studentId)).toHaveLength(1);
  expect(await remainingClasses(academy, id)).toBe(classesBought - 1);
});
