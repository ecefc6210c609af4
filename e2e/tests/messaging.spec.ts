import { bubble, composer, expectTick, messagesOf, readAll, say, thread, threadPath } from '../src/chats.ts';
import { listening } from '../src/events.ts';
import { menu } from '../src/screens.ts';
import { expect, test } from '../src/test.ts';

const safety = "Conversations may be reviewed by the academy's administration for safety";
const inMenu = 'Messages';

test.describe('student and teacher, side by side', () => {
  test.use({ setting: 'own' });
  test.slow();

  test('see each other write, and how far each message has come', async ({ page, signInAs, openAs, academy }) => {
    await readAll(academy, 'student');
    const teacher = await openAs('teacher', await threadPath(academy, 'student'));
    await expect(thread(teacher)).toBeVisible();
    await say(teacher, 'Are you ready for an-Naziat?');
    await expectTick(teacher, 'an-Naziat?', 'Sent');

    await signInAs('student');
    const isListening = listening(page);
    await page.goto('/dashboard/timeline');
    await isListening;
    await expect(menu(page).getByRole('link', { name: inMenu })).toHaveAccessibleName(`${inMenu} 1 unread`);
    await expectTick(teacher, 'an-Naziat?', 'Delivered');
    await say(teacher, 'From the first ayah.');
    await expect(menu(page).getByRole('link', { name: inMenu })).toHaveAccessibleName(`${inMenu} 2 unread`);
    await expect(page).toHaveTitle(/^\(2\) /);

    await menu(page).getByRole('link', { name: inMenu }).click();
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /سلمى/ }).click();
    await expect(thread(page).getByText('Unread messages')).toBeVisible();
    await expect(page.getByText(safety)).toBeVisible();
    await expect(thread(page).locator('time', { hasText: 'Today' })).toBeVisible();
    await expectTick(teacher, 'From the first ayah.', 'Read');
    await expect(menu(page).getByRole('link', { name: inMenu })).toHaveAccessibleName(inMenu);
    await expect(page).not.toHaveTitle(/^\(/);

    await composer(page).pressSequentially('Yes tea');
    await expect(teacher.getByRole('heading', { level: 1 }).locator('xpath=..').getByText('Typing…')).toBeVisible();
    await composer(page).pressSequentially('cher');
    await composer(page).press('Enter');
    await expect(bubble(teacher, 'Yes teacher')).toBeVisible();
    await expect(teacher.getByText('Typing…')).toHaveCount(0);
    await expectTick(page, 'Yes teacher', 'Read');
    expect(
      (await messagesOf(academy, 'teacher', 'student')).filter(({ message }) => message === 'Yes teacher'),
    ).toHaveLength(1);
  });
});
