import type { Locator } from 'playwright/test';
import {
  bubble,
  composer,
  expectTick,
  messagesOf,
  readAll,
  say,
  show,
  thread,
  threadPath,
  unreadOf,
} from '../../src/domains/chats.ts';
import { aPicture } from '../../src/domains/files.ts';
import { statusesOf, uniqueText } from '../../src/domains/posts.ts';
import { listening } from '../../src/events.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const safety = 'Conversations may be reviewed by the academy’s admins for safety';
const inMenu = 'Messages';

test.describe('student and teacher, side by side', () => {
  test.use({ setting: 'own' });
  test.slow();

  test('student and teacher see typing indicators and ticks', async ({ page, signInAs, openAs, academy }) => {
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

test('a picture is previewed, sent and enlarged; nobody else can open it', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
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
  await hasPixels(bubble(page, words).locator('img'));
  await hasPixels(bubble(teacher, words).locator('img'));
  await bubble(teacher, words).getByRole('button', { name: 'Open the photo' }).click();
  const large = teacher.getByRole('dialog', { name: 'Photo' });
  await hasPixels(large.getByRole('img', { name: 'Photo' }));
  await teacher.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(bubble(teacher, words).getByRole('button', { name: 'Open the photo' })).toBeFocused();

  const [sent] = (await messagesOf(academy, 'student', 'teacher')).filter(({ message }) => message === words);
  const addresses = [
    sent?.attachment?.image_path ?? '',
    ...(sent?.attachment?.thumbnails ?? []).map(({ path }) => path),
  ];
  expect(addresses.length).toBeGreaterThan(1);
  for (const as of ['student', 'teacher', 'admin'] as const)
    expect(await statusesOf(academy, addresses, as), as).toEqual([200]);
  for (const as of ['maryam.ahmed', 'omar.farouk', 'leader', 'parent', 'guest', 'office'] as const)
    expect(await statusesOf(academy, addresses, as), as).toEqual([404]);
  for (const address of addresses) expect((await fetch(academy.url + address.replace(/\?.*/, ''))).status).toBe(404);
});

test('text keeps lines and direction, links addresses, and shows no markup', async ({ page, signInAs, academy }) => {
  await signInAs('student');
  await page.goto(await threadPath(academy, 'teacher'));
  await composer(page).fill('First line');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('second line');
  await expect(bubble(page, 'First line')).toHaveCount(0);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  const lines = bubble(page, 'First line').getByText('First line');
  await expect(lines).toHaveText(/First line\nsecond line/, { useInnerText: true });

  const direction = (words: string) =>
    bubble(page, words)
      .getByText(words)
      .evaluate((element) => getComputedStyle(element).direction);
  await say(page, 'سورة Abasa قبل النوم');
  await say(page, 'Then سورة النازعات again');
  expect([await direction('قبل النوم'), await direction('Then سورة')]).toEqual(['rtl', 'ltr']);

  await say(page, 'See https://example.org/page?a=1&b=2, not javascript:alert(1) nor <img src=x onerror=alert(1)>.');
  const last = bubble(page, 'onerror');
  const links = last.getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.org/page?a=1&b=2');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(last.locator('img')).toHaveCount(0);
});

test.describe('a message is unread', () => {
  test.use({ setting: 'own' });

  test('a message is unread until a visible tab shows it; then all tabs know', async ({
    page,
    context,
    signInAs,
    openAs,
    academy,
  }) => {
    test.slow();
    await readAll(academy, 'student');
    await signInAs('student');
    await page.goto(await threadPath(academy, 'teacher'));
    await expect(thread(page)).toBeVisible();
    await show(page, false);
    const other = await context.newPage();
    const isListening = listening(other);
    await other.goto('/dashboard/timeline');
    await isListening;
    const teacher = await openAs('teacher', await threadPath(academy, 'student'));
    await say(teacher, 'Nobody looks at this yet');
    await expect(bubble(page, 'Nobody looks')).toBeVisible();
    await expect(menu(other).getByRole('link', { name: inMenu })).toHaveAccessibleName(`${inMenu} 1 unread`);
    await expectTick(teacher, 'Nobody looks', 'Delivered');
    expect(await unreadOf(academy, 'student')).toBe(1);

    await show(page, true);
    await expectTick(teacher, 'Nobody looks', 'Read');
    for (const tab of [page, other]) {
      await expect(menu(tab).getByRole('link', { name: inMenu })).toHaveAccessibleName(inMenu);
      await expect(tab).not.toHaveTitle(/^\(/);
    }
    expect(await unreadOf(academy, 'student')).toBe(0);
  });
});
