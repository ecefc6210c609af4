import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from '../../src/test.ts';

const csv = (rows: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['name,email,phone,balance', ...rows].join('\n')),
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
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('The file was imported')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for people.csv' }).first().click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Deleted: 1 · as before: 0')).toBeVisible();
});
