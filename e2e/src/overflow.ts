import { expect, type Page } from 'playwright/test';

/** Fails where the page is wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, 'pixels that the page is wider than the window').toBeLessThanOrEqual(0);
}
