import { randomInt, randomUUID } from 'node:crypto';
import { dayIn, madeLeader, madeTeacher, studentZone } from '../../src/domains/classes.ts';
import { enterByInvitation } from '../../src/domains/leads.ts';
import { choose, newUser } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const csv = (rows: string[], head = 'name,email,phone,balance', name = 'people.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\n')),
});

test('an admin corrects a wrong cell, imports the people and undoes it', async ({ page, signInAs }) => {
  await signInAs('admin');
  const email = `noor.${randomUUID()}@academy.test`;
  const phone = `07${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  await page.goto('/dashboard/users/student');
  await page.getByRole('link', { name: 'Import' }).click();
  const file = page.getByLabel('File', { exact: true });
  const check = page.getByRole('button', { name: 'Check the file' });
  await file.setInputFiles(csv([`Noor Import,${email},12,4`]));
  await check.click();
  await expect(page.getByRole('list', { name: 'Wrong cells' })).toContainText('Row 2 · Phone');
  await file.setInputFiles(csv([`Noor Import,${email},${phone},4`]));
  await check.click();
  await expect(page.getByRole('list', { name: 'The first people after the import' })).toContainText('Noor Import');
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('The file was imported')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for people.csv' }).first().click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Deleted: 1 · as before: 0')).toBeVisible();
});

test("an owner's first day: a family is imported from a sheet, gets weekly classes and its invitation, and finds the next class", async ({
  page,
  academy,
  openAs,
}) => {
  test.slow();
  const teacher = await madeTeacher(academy, 'Tariq', (await madeLeader(academy)).id);
  const [student, parent] = [newUser('Zaynab'), newUser('Amina')];
  const desk = await openAs('super-admin', '/dashboard/users/import');

  await test.step('the file is checked and imported, with an invitation for the new people', async () => {
    const rows = [`${student.name},${student.email},${parent.email},8`];
    const file = csv(rows, 'name,email,parent_email,balance', 'families.csv');
    await desk.getByLabel('File', { exact: true }).setInputFiles(file);
    await desk.getByRole('button', { name: 'Check the file' }).click();
    await desk.getByLabel('Invite the new people by email').check();
    await desk.getByRole('button', { name: /^Import 1 person/ }).click();
    await expect(desk.getByText('The file was imported')).toBeVisible();
  });

  await test.step('the student gets weekly classes with a teacher', async () => {
    await desk.goto(`/dashboard/users/student?q=${encodeURIComponent(student.email)}`);
    await desk.locator('[data-row]').getByRole('link', { name: student.name }).click();
    await desk.getByRole('tab', { name: 'Classes', exact: true }).click();
    await desk.getByRole('link', { name: 'Add weekly classes' }).click();
    await choose(desk, 'Teacher', teacher.name);
    await choose(desk, 'Material', 'Noorani Qaida');
    await desk.getByLabel('First day').fill(dayIn(studentZone, 3));
    await desk.getByRole('group', { name: 'Day 1', exact: true }).getByLabel('Time', { exact: true }).fill('16:00');
    await desk.getByRole('textbox', { name: 'Plan' }).fill('Surah An-Naba');
    await expect(desk.getByRole('status').filter({ hasText: '8 classes in the first eight weeks' })).toBeVisible();
    await desk.getByRole('button', { name: 'Add weekly classes', exact: true }).click();
    await expect(desk.getByRole('heading', { name: /weekly classes$/, level: 1 })).toContainText(student.name);
  });

  await test.step('the parent chooses a password by the mail, and sees the next class and the remaining classes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterByInvitation(page, academy, parent.email);
    const child = page.getByRole('region', { name: student.name });
    await expect(child.getByText('8', { exact: true })).toBeVisible();
    await expect(child.locator('time').first()).toBeVisible();
    await expectNoOverflow(page);
  });
});
