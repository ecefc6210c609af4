import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
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

const imported = (page: Page) => page.getByText('The file was imported');

test('an admin corrects a wrong cell, imports the people and undoes it', async ({ page, signInAs }) => {
  await signInAs('admin');
  const email = `noor.${randomUUID()}@academy.test`;
  await page.goto('/dashboard/users/student');
  await page.getByRole('link', { name: 'Import' }).click();
  const file = page.getByLabel('File', { exact: true });
  await file.setInputFiles(csv([`Noor Import,${email},,four`]));
  await expect(page.getByRole('list', { name: 'Wrong cells' })).toContainText('Row 2 · Remaining classes');
  await file.setInputFiles(csv([`Noor Import,${email},,4`]));
  await expect(page.getByRole('list', { name: 'The first people after the import' })).toContainText('Noor Import');
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(imported(page)).toBeVisible();
  await page.getByRole('button', { name: 'Actions for people.csv' }).first().click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Deleted: 1 · as before: 0')).toBeVisible();
});

/** Twelve students of six families as an office has them: phones of many countries, doubtful heads, parents by name. */
function familySheet() {
  const own = randomUUID().slice(0, 8);
  const digits = String(randomInt(100_000)).padStart(5, '0');
  const phones = [`+4477009${digits}`, `+201012${digits}4`, 'ask mother', '+12025550', `+96650${digits}12`, ''];
  const rows = Array.from({ length: 12 }, (_, at) => {
    const family = Math.floor(at / 2);
    const parent = family === 5 ? '' : `Parent ${family} ${own}`;
    const student = `Student ${at} ${own},student${at}.${own}@academy.test`;
    return `${student},${at % 2 ? '' : phones[family]},${parent},parent${family}.${own}@academy.test,8`;
  });
  const head = 'Student,E-mail address,Mobile,Parent name,Parent mail,Credits';
  return { own, file: csv(rows, head, 'families.csv') };
}

test("an office's sheet of families with foreign phones goes in at the first try, in two acts", async ({
  page,
  signInAs,
}) => {
  const { own, file } = familySheet();
  await signInAs('admin');
  await page.goto('/dashboard/users/import');
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  const columns = page.getByRole('group', { name: 'Columns' });
  await expect(columns.getByLabel('Parent email')).toHaveValue('Parent mail');
  await expect(columns.getByLabel('Code')).toHaveValue('');
  await expect(page.getByText(/12 students, 6 parents.*2 warnings/)).toBeInViewport();
  await page.getByRole('button', { name: 'Import 18 people' }).click();
  await expect(imported(page)).toBeVisible();
  await expect(page.getByText('Added: 12 students, 6 parents')).toBeVisible();
  const unnamed = page.getByRole('list', { name: '1 name to complete' });
  await expect(unnamed).toContainText(`parent5.${own}@academy.test`);
  await page.getByRole('button', { name: /^Warnings/ }).click();
  await expect(
    page.getByRole('list', { name: 'Warnings' }).getByRole('link', { name: `Student 4 ${own}` }),
  ).toBeVisible();
  await unnamed.getByRole('link', { name: /^Add the name/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`parent5.${own}`);
});

test('a column that is said to be not in the file is not read, in the file that stays chosen', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/users/import');
  const rows = [`Omar Column,omar.${randomUUID()}@academy.test,12`];
  await page.getByLabel('File', { exact: true }).setInputFiles(csv(rows, 'Student,Mail,Mobile', 'column.csv'));
  await expect(page.getByText(/1 student.*1 warning/)).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).selectOption('Not in the file');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Import 1 person' })).toBeVisible();
  await expect(page.getByText(/1 warning/)).toHaveCount(0);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Actions for column.csv' })).toHaveCount(0);
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
    await expect(desk.getByLabel('Invite the new people by email')).toBeChecked();
    await desk.getByRole('button', { name: 'Import 2 people' }).click();
    await expect(imported(desk)).toBeVisible();
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
