import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { button } from '../../src/domains/class-pages.ts';
import { lastMonth, madeLeader, madeTeacher } from '../../src/domains/classes.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { paperText } from '../../src/pdf-text.ts';
import { expect, test } from '../../src/test.ts';

async function saved(page: Page, name: string): Promise<Download> {
  const coming = page.waitForEvent('download');
  await button(page, name).click();
  return coming;
}

test("at a month’s end an admin closes a teacher's salary, opens the pay slip and downloads the month for the accountant, and the teacher saves the slip on a phone in Arabic (D115)", async ({
  academy,
  openAs,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  const teacher = await madeTeacher(academy, 'Tariq', leader.id);
  const month = lastMonth();
  const path = `/dashboard/users/${teacher.id}/salaries/months/${month}`;
  const json = { amount: 37.5, reason: 'Ramadan evenings' };
  const adjustments = `teacher-salaries/${teacher.id}/months/${month}/adjustments`;
  await academy.call('POST', adjustments, { as: 'super-admin', json });
  const fileName = `pay-slip-${teacher.id}-${month}.pdf`;

  await test.step('an open month has no pay slip; after closing, the slip has the total of the screen', async () => {
    const page = await openAs('admin', path);
    await expect(button(page, 'Close month')).toBeVisible();
    await expect(button(page, 'Pay slip (PDF)')).toHaveCount(0);
    await button(page, 'Close month').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close month' }).click();
    await expect(page.getByText('Month closed')).toBeVisible();
    await expect(page.getByRole('main').getByText('$37.50').first()).toBeVisible();
    const paper = await saved(page, 'Pay slip (PDF)');
    expect(paper.suggestedFilename()).toBe(fileName);
    const text = await paperText(page, await readFile(await paper.path()));
    for (const part of ['Pay slip', teacher.name, 'Ramadan evenings', 'Total$37.50'])
      expect(text).toContain(part.replace(/\s/g, ''));
    await page.close();
  });

  await test.step('the admin downloads the month for the accountant: a ZIP archive of its files', async () => {
    const page = await openAs('admin', '/dashboard/subscriptions/invoices');
    await button(page, 'Monthly files for the accountant').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    const archive = await saved(page, 'Download');
    expect(archive.suggestedFilename()).toBe(`office-${month}.zip`);
    const bytes = (await readFile(await archive.path())).toString('latin1');
    expect(bytes.slice(0, 2)).toBe('PK');
    for (const name of ['payments', 'refunds', 'transfers', 'receipts', 'salaries', 'salary-lines'])
      expect(bytes).toContain(`${name}-${month}.csv`);
    await page.close();
  });

  await test.step('the teacher saves the pay slip on a phone, in Arabic', async () => {
    const page = await openAs(teacher, path, { language: 'ar', isPhone: true });
    const paper = await saved(page, 'قسيمة الراتب (PDF)');
    expect(paper.suggestedFilename()).toBe(fileName);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
