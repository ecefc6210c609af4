import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';

/** What has the focus, where a bar that stands in the window covers it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // The skip link lies on the bar, by intent.
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
