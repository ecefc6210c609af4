import type { Page } from 'playwright/test';
import { madeAssignment } from '../../src/domains/assignments.ts';
import { composer, messageBubble, sendAs } from '../../src/domains/chats.ts';
import { button } from '../../src/domains/class-pages.ts';
import { classToReport, madeCourse } from '../../src/domains/classes.ts';
import { microphone } from '../../src/microphone.ts';
import { expectSound } from '../../src/sound.ts';
import { expect, test } from '../../src/test.ts';

test.use({ ...microphone, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** By the button, since Enter is a new line on a phone. */
async function send(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await button(page, 'Send').click();
  await expect(messageBubble(page, words)).toBeVisible();
}

test("on a mother's phone her child hands in a recitation and writes to the teacher, and she reads and joins in", async ({
  page,
  academy,
  signInAs,
  openAs,
}) => {
  test.slow();
  const course = await madeCourse(academy, { age: 9 });
  const { parent, student, teacher } = course;
  const classId = await classToReport(academy, course);
  const path = await madeAssignment(academy, course, { classId, title: 'al-Mulk' });
  await academy.acceptTexts(parent);
  await sendAs(academy, teacher, student, 'Salam Safa');
  await signInAs(parent);
  const main = page.getByRole('main');

  await test.step('she gives the child the phone', async () => {
    await page.goto('/dashboard/statistics');
    await page.getByRole('button', { name: /^Open as / }).click();
    await expect(page.getByText(/ is here\.$/)).toBeVisible();
    await expectSound(page);
  });

  await test.step('the child records and hands in', async () => {
    await main.getByRole('link', { name: 'al-Mulk' }).first().click();
    await button(page, 'Record a recitation').click();
    await expect(page.getByText('0:02')).toBeVisible();
    await button(page, 'Finish').click();
    await button(page, 'Hand in').click();
    await expect(page.getByRole('region', { name: 'Handed in' })).toBeVisible();
  });

  await test.step('the child answers the teacher, and is told who reads it', async () => {
    await page.getByRole('link', { name: /^Messages/ }).click();
    await main.getByRole('link', { name: new RegExp(teacher.name) }).click();
    await expect(page.getByRole('note').filter({ hasText: parent.name })).toBeVisible();
    await send(page, 'I have handed it in');
    await expectSound(page);
  });

  await test.step('she takes the phone back with her password', async () => {
    await page.goto('/dashboard/statistics');
    await page.getByRole('button', { name: /^Back to / }).click();
    await page.getByLabel(/^Password of /).fill(parent.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Open as / })).toBeVisible();
  });

  await test.step('she reads the conversation, and writes into it', async () => {
    await page.getByRole('link', { name: /^Messages/ }).click();
    await main.locator('a[href*="/chats/-"]').click();
    for (const words of ['Salam Safa', 'I have handed it in']) await expect(messageBubble(page, words)).toBeVisible();
    await send(page, 'Thank you for the time');
    await expectSound(page);
  });

  await test.step('the teacher marks the recitation, and finds her words beside those of the child', async () => {
    const desk = await openAs(teacher, path);
    const work = desk.getByRole('region', { name: 'Handed in' });
    await work.getByText('Good', { exact: true }).click();
    await work.getByRole('button', { name: 'Save' }).click();
    await expect(work.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await desk.goto('/dashboard/messaging');
    await desk
      .getByRole('main')
      .getByRole('link', { name: new RegExp(student.name) })
      .click();
    await expect(messageBubble(desk, 'Thank you for the time')).toBeVisible();
  });
});
