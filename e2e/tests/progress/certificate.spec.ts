import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../src/accessibility.ts';
import { button } from '../../src/domains/class-pages.ts';
import { madeCourse, madeLeader } from '../../src/domains/classes.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const HOME = '/dashboard/statistics';

test('a teacher proposes the certificate of a juz, the leader confirms it, and a parent opens it as PDF on a phone', async ({
  academy,
  openAs,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  const course = await madeCourse(academy, { leaderId: leader.id });
  const { studentId, teacher, parent, student } = course;
  const json = { juz: [30], ranges: [] };
  await academy.call('PUT', `students/${studentId}/progress/known`, { as: teacher, json });

  await test.step('the teacher proposes the certificate on the page of the student’s progress', async () => {
    const page = await openAs(teacher, `/dashboard/progress/${studentId}`);
    const certificates = page.getByRole('region', { name: 'Certificates' });
    await certificates.getByRole('button', { name: 'Juz 30' }).click();
    await button(page, 'Propose').click();
    await expect(certificates.getByText('Waiting to be confirmed')).toBeVisible();
    await page.close();
  });

  await test.step('the leader confirms the proposal on the start page', async () => {
    const page = await openAs(leader, HOME);
    const waiting = page.getByRole('region', { name: 'Certificates to confirm' });
    await expect(waiting.getByText('Juz 30')).toBeVisible();
    await waiting.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(waiting).toHaveCount(0);
    await page.close();
  });

  await test.step('the parent saves the certificate on a phone in Arabic', async () => {
    const page = await openAs(parent, '/dashboard/progress', { language: 'ar', isPhone: true });
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'الجزء 30: PDF بالعربية' }).click();
    const paper = await coming;
    expect(paper.suggestedFilename()).toBe(`${student.name} - الجزء 30.pdf`);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
