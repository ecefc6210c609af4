import type { Page } from 'playwright/test';
import { dayIn, madeClass, madeCourse, madeTeacher, teacherZone } from '../../src/domains/classes.ts';
import { choose, newUser, takeAction, userId } from '../../src/domains/users.ts';
import { openByName } from '../../src/palette.ts';
import { expect, test } from '../../src/test.ts';

// A closure is for the whole academy.
test.use({ setting: 'own' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test("the office's Monday: each act is found by an everyday word, and done to the end", async ({
  page,
  academy,
  signInAs,
}) => {
  test.slow();
  const leaderId = await userId(academy, 'leader');
  const course = await madeCourse(academy, { leaderId });
  const substitute = await madeTeacher(academy, 'Bilal', leaderId);
  const days = { from: dayIn(teacherZone, 7), to: dayIn(teacherZone, 13) };
  await madeClass(academy, course, { date: dayIn(teacherZone, 8), time: '12:30' });
  await madeClass(academy, course, { date: dayIn(teacherZone, 10), time: '12:30' });
  await signInAs('admin');
  await page.goto('/dashboard/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('a teacher is sick for a week, and a substitute takes the classes', async () => {
    await openByName(page, 'sick', 'Record an absence');
    await choose(page, 'Teacher', course.teacher.name);
    await page.getByLabel(/^First day/).fill(days.from);
    await page.getByLabel(/^Last day/).fill(days.to);
    await button(page, 'Show the classes').click();
    const decisions = page.getByLabel(/^What /);
    await expect(decisions).toHaveCount(2);
    for (const decision of await decisions.all()) await decision.selectOption(substitute.id);
    await button(page, 'Save absence').click();
    await expect(page.getByRole('main')).toContainText(substitute.name);
  });

  await test.step('the academy closes for a day, and opens again', async () => {
    await openByName(page, 'Eid', 'Close the academy');
    await page.getByLabel('Name in English').fill('Eid');
    await page.getByLabel('Name in Arabic').fill('العيد');
    await page.getByLabel(/^First day/).fill(dayIn(teacherZone, 20));
    await page.getByLabel(/^Last day/).fill(dayIn(teacherZone, 20));
    await button(page, 'Show the classes').click();
    await page.getByLabel('Same for all').selectOption('Cancel');
    await button(page, 'Save closure').click();
    await button(page, 'Undo').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  });

  await test.step('classes are shifted for Ramadan, and shifted back', async () => {
    await openByName(page, 'Ramadan', 'Change class times');
    await page.getByRole('combobox', { name: 'Classes', exact: true }).selectOption('One teacher');
    await choose(page, 'Teacher', course.teacher.name);
    await page.getByLabel(/^First day/).fill(dayIn(teacherZone, 30));
    await page.getByLabel(/^Last day/).fill(dayIn(teacherZone, 33));
    await button(page, 'Show the classes').click();
    await button(page, 'Change class times').click();
    await button(page, 'Undo').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  });

  await test.step('the classes of a student pause', async () => {
    await openByName(page, 'freeze', 'Pauses');
    await choose(page, 'Student', course.student.name);
    await button(page, 'Pause classes').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('First day').fill(dayIn(teacherZone, 40));
    await dialog.getByLabel('Last day').fill(dayIn(teacherZone, 44));
    await dialog.getByRole('button', { name: 'Pause classes' }).click();
    await expect(page.getByText('Coming up', { exact: true })).toBeVisible();
  });

  await test.step('half of a payment goes back to the card', async () => {
    await openByName(page, 'money back', 'Refund a payment');
    const row = page.getByRole('row', { name: /Yusuf Ahmed/ }).first();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('20');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('Payment refunded')).toBeVisible();
  });

  await test.step('a family gets its free trial', async () => {
    await openByName(page, 'free trial', 'Leads');
    await page.getByRole('link', { name: 'Adam Khan' }).click();
    await page.getByRole('link', { name: 'Schedule trial class' }).click();
    await choose(page, 'Teacher', 'Fatima Zahra Idrissi');
    await choose(page, 'Material', 'Noorani Qaida');
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: /^Meeting link/ }).fill('https://zoom.example/1');
    await button(page, 'Schedule trial class').click();
    await expect(page.getByText('Trial scheduled', { exact: true }).first()).toBeVisible();
  });

  await test.step('a bank transfer is recorded', async () => {
    await openByName(page, 'transfer', 'Add bank transfer');
    await choose(page, 'Payer', course.parent.name);
    await page.getByLabel('Amount').fill('75');
    const currency = page.getByRole('combobox', { name: 'Currency', exact: true });
    await currency.fill('GBP');
    await page.getByRole('option', { name: /GBP/ }).first().click();
    await page.getByLabel('Date').fill(dayIn(teacherZone, -1));
    await button(page, 'Add bank transfer').click();
    await expect(page.getByRole('row', { name: new RegExp(course.parent.name) })).toContainText('£75');
  });

  await test.step('a request for erasure is granted', async () => {
    await openByName(page, 'erase', 'Erasure');
    await takeAction(page, 'Danielle Ibrahim', 'Approve');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('row', { name: /Danielle Ibrahim/ })).toContainText('Approved');
  });

  await test.step('a sheet is imported, and the import undone', async () => {
    await openByName(page, 'Excel', 'Import people');
    const { name, email } = newUser('Noor');
    const buffer = Buffer.from(`name,email,balance\n${name},${email},4`);
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer });
    await button(page, /^Import 1 /).click();
    await expect(page.getByText('The file was imported')).toBeVisible();
    await takeAction(page, 'new.csv', 'Undo');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /new\.csv/ })).toContainText('Undone');
  });
});
