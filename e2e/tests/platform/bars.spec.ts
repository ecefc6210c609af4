import type { Page } from 'playwright/test';
import type { DemoAccount } from '../../src/academy.ts';
import { CLASSES, reportOffline } from '../../src/domains/class-pages.ts';
import { classToReport, madeCourse } from '../../src/domains/classes.ts';
import { disconnected, unreachable } from '../../src/events.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const HOME = '/dashboard/statistics';
const FEED = '/dashboard/timeline';

/** The focused element, if a fixed bar covers it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // The skip link covers the bar on purpose.
    if (!focused || focused === document.body || focused.matches('[href="#main"]')) return null;
    const box = focused.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header, nav, [data-form-acts]')].filter((bar) => {
      const { position } = getComputedStyle(bar);
      return (position === 'sticky' || position === 'fixed') && !bar.contains(focused);
    });
    const covers = bars.some((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return box.bottom > top + 1 && box.top < bottom - 1 && bottom > top;
    });
    return covers ? `${focused.tagName} ${focused.textContent?.slice(0, 30)} ${focused.getAttribute('name')}` : null;
  });

for (const viewport of [
  { width: 390, height: 500 },
  { width: 720, height: 450 },
])
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the focused field of a long form is never under a bar', async ({ page, signInAs }) => {
      await signInAs('admin');
      await page.goto('/dashboard/users/student');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page
        .getByRole('menuitem', { name: /profile/i })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /Save|Add/ }).last()).toBeVisible();
      const found: string[] = [];
      for (let stop = 0; stop < 45; stop += 1) {
        await page.keyboard.press('Tab');
        const hidden = await covered(page);
        if (hidden) found.push(hidden);
      }
      expect(found).toEqual([]);
    });
  });

test.describe('in a low window', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('in a low window neither the top bar nor the form actions stick', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/dashboard/users/student/add');
    await expect(page.locator('[data-form-acts]')).toHaveCSS('position', 'static');
    await expect(page.locator('header').first()).toHaveCSS('position', 'static');
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('on a narrow phone the sentence of a sticky bar is above its actions, in the width of the bar', async ({
    page,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(unreachable, disconnected);
    const course = await madeCourse(academy);
    const id = await classToReport(academy, course);
    await signInAs(course.teacher);
    await reportOffline(page, id, 'Left on the device.');
    const bar = page.locator('[data-form-acts]');
    const sentence = bar.getByText(/^Saved on this device/);
    await expect(sentence).toBeInViewport({ ratio: 1 });
    const boxOf = async (place: typeof bar) => (await place.boundingBox()) ?? { y: 0, width: 0, height: 0 };
    const [whole, words, action] = [
      await boxOf(bar),
      await boxOf(sentence),
      await boxOf(bar.getByRole('button', { name: 'Do not send' })),
    ];
    expect(words.width).toBeGreaterThan(whole.width * 0.8);
    expect(words.y + words.height).toBeLessThanOrEqual(action.y);
    expect(whole.height).toBeLessThan(320);
    await expectNoOverflow(page);
  });
});

/** Sets the text size of the browser's settings, in px; the default is 16. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Fixed elements that take more than half of the window. */
const tallBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, nav, [data-form-acts]')]
      .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
      .filter((bar) => bar.getBoundingClientRect().height > innerHeight / 2)
      .map((bar) => bar.textContent),
  );

const stillLoading = '[aria-busy="true"], [data-bones]';
/** Below the visible posts the feed reserves space for more posts. */
const feedStillLoading = 'xpath=//*[@aria-busy="true" or @data-bones][not(preceding::article)]';

/** Viewers of pages with different contents: forms, lists, figures and long words. */
const largePages: [DemoAccount, string[]][] = [
  [
    'teacher',
    [
      HOME,
      `${CLASSES}/my-classes`,
      `${CLASSES}/my-classes/add`,
      '/dashboard/calendar',
      FEED,
      '/dashboard/timeline/add',
      '/dashboard/messaging/chats',
    ],
  ],
  ['parent', [HOME, '/dashboard/subscriptions/packages/buy?package=1&kind=monthly&currency=USD']],
  ['admin', [HOME, '/dashboard/users/student', '/dashboard/forms/add', '/dashboard/subscriptions/invoices']],
  ['student', [HOME]],
  ['leader', [HOME]],
  ['guest', [HOME]],
];

test.describe('with the largest text on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  for (const language of ['en', 'ar'] as const)
    test(`with the largest text no page is wider than a narrow phone, and no bar takes half of the page (${language})`, async ({
      page,
      signInAs,
      academy,
      prefer,
    }) => {
      test.slow();
      await prefer({ language });
      await setTextSize(page, 32);
      const visit = (path: string) =>
        test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator(path === FEED ? feedStillLoading : stillLoading)).toHaveCount(0);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
          await expectNoOverflow(page);
          expect(await tallBars(page)).toEqual([]);
        });
      await visit('/auth/signin');
      await visit(language === 'ar' ? '/ar' : '/');
      for (const [account, paths] of largePages) {
        await signInAs(account);
        for (const path of paths) await visit(path);
      }
      const [unreported] = (
        await academy.call<{ data: { id: string }[] }>('GET', 'classes?status=needs_report_to_end', { as: 'teacher' })
      ).data;
      await signInAs('teacher');
      expect(unreported).toBeDefined();
      await visit(`${CLASSES}/${unreported?.id}/manage`);
    });
});
