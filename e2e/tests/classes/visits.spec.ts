import { expectAccessible } from '../../src/accessibility.ts';
import { classToReport, madeCourse, madeLeader } from '../../src/domains/classes.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, phone, test } from '../../src/test.ts';

test.use(phone);

test('a leader plans, records and releases a visit on a phone, and the teacher answers in Arabic', async ({
  page,
  academy,
  signInAs,
  openAs,
}) => {
  const leader = await madeLeader(academy);
  const course = await madeCourse(academy, { leaderId: leader.id });
  await classToReport(academy, course);
  await signInAs(leader);
  await page.goto('/dashboard/visits');
  await page.getByRole('button', { name: `Actions for ${course.teacher.name}` }).click();
  await page.getByRole('menuitem', { name: 'Plan a visit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Class').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Plan a visit' }).click();

  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Excellent' }).first().check({ force: true });
  await main.getByLabel('Advice').fill('Let her find the mistake before you name it.');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('4 – Excellent')).toBeVisible();
  await main.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(main.getByText('The teacher has not replied yet.')).toBeVisible();

  const theirs = await openAs(course.teacher, '/dashboard/visits', { language: 'ar', isPhone: true });
  await theirs.locator('[data-row] a').first().click();
  await expect(theirs.getByText('Let her find the mistake before you name it.')).toBeVisible();
  await theirs.getByRole('button', { name: 'الرد', exact: true }).click();
  const answer = theirs.getByRole('dialog');
  await answer.getByLabel('ردك').fill('شكرًا، سأجرب ذلك.');
  await answer.getByRole('button', { name: 'الرد', exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'تعديل الرد' })).toBeVisible();
  await expectNoOverflow(theirs);

  await page.reload();
  await expect(main.getByText('شكرًا، سأجرب ذلك.')).toBeVisible();
});
