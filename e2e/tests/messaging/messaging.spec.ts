import type { Locator } from 'playwright/test';
import { composer, expectTick, messageBubble, readAll, say, thread, threadPath } from '../../src/domains/chats.ts';
import { aPicture } from '../../src/domains/files.ts';
import { uniqueText } from '../../src/domains/posts.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const inMenu = 'Messages';

test.describe('student and teacher, side by side', () => {
  test.use({ setting: 'own' });
  test.slow();

  test('a message is sent, delivered and read, the menu counts it, and the sender sees that a reply is being typed', async ({
    page,
    signInAs,
    openAs,
    academy,
  }) => {
    await readAll(academy, 'student');
    const teacher = await openAs('teacher', await threadPath(academy, 'student'));
    await expect(thread(teacher)).toBeVisible();
    await say(teacher, 'Are you ready for an-Naziat?');
    await expectTick(teacher, 'an-Naziat?', 'Sent');

    await signInAs('student');
    await page.goto('/dashboard/timeline');
    const messages = menu(page).getByRole('link', { name: inMenu });
    await expect(messages).toHaveAccessibleName(`${inMenu} 1 unread`);
    await expectTick(teacher, 'an-Naziat?', 'Delivered');

    await messages.click();
    await page.getByRole('list', { name: 'Chats' }).getByRole('link', { name: /سلمى/ }).click();
    await expectTick(teacher, 'an-Naziat?', 'Read');
    await expect(messages).toHaveAccessibleName(inMenu);

    await composer(page).pressSequentially('Yes tea');
    await expect(teacher.getByRole('heading', { level: 1 }).locator('xpath=..').getByText('Typing…')).toBeVisible();
    await composer(page).pressSequentially('cher');
    await composer(page).press('Enter');
    await expect(messageBubble(teacher, 'Yes teacher')).toBeVisible();
    await expect(teacher.getByText('Typing…')).toHaveCount(0);
  });
});

test('a picture is previewed, sent, and enlarged by the recipient', async ({ page, signInAs, openAs, academy }) => {
  test.slow();
  await signInAs('student');
  await page.goto(await threadPath(academy, 'teacher'));
  const teacher = await openAs('teacher', await threadPath(academy, 'student'));
  const words = uniqueText('My page');
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Attach/ }).click();
  await (await picker).setFiles([aPicture('page.png')]);
  await expect(page.getByRole('list', { name: 'Attached' }).getByRole('listitem')).toHaveText(/page\.png/);
  await say(page, words);
  await expect(page.getByRole('list', { name: 'Attached' })).toHaveCount(0);

  const hasPixels = (images: Locator) =>
    expect.poll(() => images.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectTick(page, words, 'Read');
  await hasPixels(messageBubble(page, words).locator('img'));
  await hasPixels(messageBubble(teacher, words).locator('img'));
  await messageBubble(teacher, words).getByRole('button', { name: 'Open the photo' }).click();
  const large = teacher.getByRole('dialog', { name: 'Photo' });
  await hasPixels(large.getByRole('img', { name: 'Photo' }));
  await teacher.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(messageBubble(teacher, words).getByRole('button', { name: 'Open the photo' })).toBeFocused();
});

test('a message keeps its lines, and each line its own direction', async ({ page, signInAs, academy }) => {
  await signInAs('student');
  await page.goto(await threadPath(academy, 'teacher'));
  await composer(page).fill('First line');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('second line');
  await expect(messageBubble(page, 'First line')).toHaveCount(0);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  const lines = messageBubble(page, 'First line').getByText('First line');
  await expect(lines).toHaveText(/First line\nsecond line/, { useInnerText: true });

  const direction = (words: string) =>
    messageBubble(page, words)
      .getByText(words)
      .evaluate((element) => getComputedStyle(element).direction);
  await say(page, 'سورة Abasa قبل النوم');
  await say(page, 'Then سورة النازعات again');
  expect([await direction('قبل النوم'), await direction('Then سورة')]).toEqual(['rtl', 'ltr']);
});
