import type { CDPSession, Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { approvedPost, filesOf, postCard, uniqueText } from '../../src/domains/posts.ts';
import { expect, test } from '../../src/test.ts';

const fiveWords = ['word-sun.webp', 'word-moon.webp', 'word-star.webp', 'word-seas.webp', 'word-pen.webp'];

const largeView = (page: Page) => page.getByRole('dialog', { name: 'Large view' });
/** Its neighbours are drawn too, outside the window. */
const slide = (page: Page, number: number, total: number) =>
  largeView(page).getByRole('group', { name: `${number} of ${total}`, exact: true });
/** Whether the focus is in the large view or outside of the page (the browser's own bar), never on the page below. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? 'nothing' : activeElement?.closest('[role=dialog]')?.getAttribute('aria-label');
  });

type Point = readonly [x: number, y: number];

/** A finger that moves over the window. */
async function swipe(cdp: CDPSession, [fromX, fromY]: Point, [toX, toY]: Point): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', share: number) => {
    const touchPoints = [{ x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share }];
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('of more than four pictures three are shown, the others are counted and can be enlarged', async ({
  page,
  signInAs,
  academy,
}) => {
  const text = uniqueText('Five words');
  await approvedPost(academy, text, 'teacher', fiveWords);
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  const tiles = postCard(page, text).getByRole('button', { name: /^Photo/ });
  await expect(tiles).toHaveCount(3);
  await expect(tiles.last()).toContainText('+2 photos');
  for (const picture of await tiles.getByRole('img').all()) {
    expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(0);
    expect(await picture.getAttribute('srcset')).toMatch(/\.webp\?pass=\S+ 320w/);
  }

  const second = tiles.nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(slide(page, 2, 5)).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => focusIn(page)).toBe('Large view');
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, 3, 5)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, 4, 5)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, 3, 5)).toBeInViewport({ ratio: 0.99 });
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(['Large view', 'nothing']).toContain(await focusIn(page));
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(largeView(page)).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('in Arabic the next picture is to the left', async ({ page, signInAs, prefer, academy }) => {
  const text = uniqueText('خمس كلمات');
  await approvedPost(academy, text, 'teacher', fiveWords);
  await prefer({ language: 'ar' });
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await postCard(page, text).locator('button[aria-haspopup=dialog]').first().click();
  const current = () =>
    page
      .getByRole('dialog')
      .getByRole('group')
      .evaluateAll((slides) =>
        slides.filter((one) => one.getBoundingClientRect().left === 0).map((one) => one.getAttribute('aria-label')),
      );
  await expect.poll(current).toEqual([expect.stringMatching(/1 .* 5/)]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(current).toEqual([expect.stringMatching(/2 .* 5/)]);
  await expectAccessible(page);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('pictures follow the finger, and pulling them down closes them', async ({ page, signInAs, academy }) => {
    const text = uniqueText('Swipe');
    await approvedPost(academy, text, 'teacher', fiveWords);
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await postCard(page, text)
      .getByRole('button', { name: /^Photo 1/ })
      .tap();
    await expect(slide(page, 1, 5)).toBeInViewport({ ratio: 0.99 });
    const cdp = await page.context().newCDPSession(page);
    await swipe(cdp, [340, 400], [60, 400]);
    await expect(slide(page, 2, 5)).toBeInViewport({ ratio: 0.99 });
    await swipe(cdp, [60, 400], [340, 400]);
    await expect(slide(page, 1, 5)).toBeInViewport({ ratio: 0.99 });
    // A picture that still moves ignores other gestures.
    await expect(async () => {
      await swipe(cdp, [195, 300], [195, 700]);
      await expect(largeView(page)).toHaveCount(0, { timeout: 1500 });
    }).toPass();
  });
});

test('a video loads when it is played, and in ranges', async ({ page, signInAs, academy }) => {
  const text = uniqueText('Three letters');
  const id = await approvedPost(academy, text, 'teacher', ['letters.webm']);
  const [file = ''] = await filesOf(academy, id, 'student');
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === new URL(file, academy.url).pathname) statuses.push(response.status());
  });
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  const video = postCard(page, text).getByLabel(/^Video by/);
  await expect(video).toBeVisible();
  const state = () =>
    video.evaluate((one: HTMLVideoElement) => ({
      isPaused: one.paused,
      at: one.currentTime,
      hasPoster: one.poster !== '',
    }));
  expect(await state()).toEqual({ isPaused: true, at: 0, hasPoster: true });
  expect(statuses).toEqual([]);

  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await state()).at).toBeGreaterThan(0.2);
  expect(new Set(statuses)).toEqual(new Set([206]));

  const piece = await fetch(academy.url + file, { headers: { range: 'bytes=100-299' } });
  expect(piece.status).toBe(206);
  expect(piece.headers.get('content-range')).toMatch(/^bytes 100-299\/\d+$/);
  expect((await piece.arrayBuffer()).byteLength).toBe(200);
});
