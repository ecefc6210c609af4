import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';

/** The top of the text: a title may have space above it. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element) => element.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(element).paddingTop),
    );

/** Addresses, and the elements of their skeletons. */
const looks = [
  {
    viewport: { width: 1440, height: 900 },
    kinds: {
      '/dashboard/users/student': '.s-row',
      '/dashboard/calendar': '.s-grid',
      '/dashboard/statistics': '.s-tall',
    },
  },
  {
    viewport: { width: 390, height: 844 },
    kinds: { '/dashboard/messaging/chats': '.s-chat', '/dashboard/users/student/add': '.s-control' },
  },
];

for (const { viewport, kinds } of looks)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('each kind of page has its skeleton before any script, and its title in the same place', async ({
      page,
      signInAs,
    }) => {
      await signInAs('admin');
      for (const [path, part] of Object.entries(kinds)) {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/*.js', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator(`#skeleton ${part}`).first()).toBeVisible();
        const title = await topOf(page, '#skeleton .s-title');
        release();
        await expect(page.locator('main h1')).toBeVisible();
        expect(Math.abs((await topOf(page, 'main h1')) - title), path).toBeLessThanOrEqual(8);
        await page.unroute('**/*.js');
      }
    });
  });

test.describe('on a phone', () => {
  // Other tests pay or ask something as the shared academy's student, which adds parts to this page.
  test.use({ viewport: { width: 390, height: 844 }, setting: 'own' });

  test('the parts of the start page are skeletons until their data comes, and stay in their places', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/(statistics|classes|assignments|daily-reports|reports)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard/statistics');
    const bones = page.locator('main section:has(h2) [data-bones]');
    await expect(bones.first()).toBeVisible();
    release();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Your classes' })).toBeVisible();
    await expect(page.locator('main [data-widget] [data-bones]')).toHaveCount(0);
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(0.1);
  });
});
