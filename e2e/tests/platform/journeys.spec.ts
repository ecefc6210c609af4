import type { Page } from 'playwright/test';
import { button, CLASSES } from '../../src/domains/class-pages.ts';
import { classToReport, madeCourse } from '../../src/domains/classes.ts';
import { madeUser, newUser } from '../../src/domains/users.ts';
import { homeHeading, signOut } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const comment = (page: Page) => page.getByLabel('Comment for the family');

test.describe('two tabs', () => {
  test('saving a report in one tab keeps what is typed in the other', async ({
    page,
    context,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409 .*\/api\//);
    const course = await madeCourse(academy);
    const id = await classToReport(academy, course);
    await signInAs(course.teacher);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${CLASSES}/${id}/manage`);
      await tab.getByRole('group', { name: 'How did the class go?' }).getByText('Present', { exact: true }).click();
    }
    await comment(other).fill('Typed in the other tab');
    await comment(page).fill('Saved in this tab');
    await button(page, 'Save report').click();
    await expect(page.getByRole('heading', { name: 'The report is saved' })).toBeVisible();

    await comment(other).press('End');
    await comment(other).pressSequentially(', and on');
    await expect(comment(other)).toHaveValue('Typed in the other tab, and on');
    await button(other, 'Save report').click();
    await expect(other.getByText(/Report already exists/)).toBeVisible();
    await expect(comment(other)).toHaveValue('Typed in the other tab, and on');
  });

  test('signing out in one tab signs out the other, and leaves none of its typed text on the device', async ({
    page,
    context,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401 .*\/api\//);
    const writer = newUser('Nadia');
    await madeUser(academy, writer, 'student');
    const token = await academy.freshToken(writer.email, writer.password);
    await context.addCookies([{ name: 'session', value: token, url: academy.url }]);
    await page.goto('/dashboard/timeline/add');
    await page.getByLabel('Text').fill('Typed before the sign-out');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
      .toContain('Typed before the sign-out');
    const other = await context.newPage();
    await other.goto('/dashboard/timeline');
    await signOut(other);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain('Typed before the sign-out');
  });
});

test('Back leads from a saved edit to the searched list, then to the list before the search, and to the page before', async ({
  page,
  signInAs,
  academy,
}) => {
  const student = newUser('Safiyya');
  await madeUser(academy, student, 'student');
  await signInAs('admin');
  await page.goto('/dashboard/statistics');
  await expect(homeHeading(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Students' }).click();
  await page.getByRole('searchbox').fill(student.name);
  await expect(page).toHaveURL(/\?q=Safiyya/);
  const filtered = page.url();
  await page.getByRole('main').getByRole('link', { name: student.name }).click();
  await expect(heading(page, student.name)).toBeVisible();
  const person = page.url();
  await page
    .getByRole('main')
    .getByRole('button', { name: /More|Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${student.name} Aziz`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, `${student.name} Aziz`)).toBeVisible();
  await expect(page).toHaveURL(person);

  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('main').getByRole('link', { name: `${student.name} Aziz` })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(student.name);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(homeHeading(page)).toBeVisible();
});
