import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const appearanceOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).appearance);

/** The system's colour for a selection. */
const highlightOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });

test.describe('with the system’s high contrast', () => {
  test('in high contrast the current place, page and view are marked, and check boxes keep their marks', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.goto('/dashboard/users/student');
    const list = page.getByRole('table', { name: /Students/ });
    await expect(list.getByRole('row').nth(3)).toBeVisible();
    const highlight = await highlightOf(page);
    const chosen = [
      page.getByRole('complementary').locator('[aria-current=page]').first(),
      page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]'),
      page.getByRole('button', { name: 'Table', exact: true }),
    ];
    for (const element of chosen) expect(await groundOf(element)).toBe(highlight);
    expect(await groundOf(page.getByRole('button', { name: 'Cards', exact: true }))).not.toBe(highlight);
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.check();
    expect(await appearanceOf(all)).toBe('auto');
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .uncheck();
    expect(await all.evaluate((box) => box.matches(':indeterminate') && getComputedStyle(box).appearance)).toBe('auto');
    const outlined = await page.evaluate(() => {
      const today = document.body.appendChild(document.createElement('div'));
      today.setAttribute('aria-current', 'date');
      const { backgroundColor, outlineColor } = getComputedStyle(today);
      today.remove();
      return { backgroundColor, outlineColor };
    });
    expect(outlined.backgroundColor).not.toBe(highlight);
    expect(outlined.outlineColor).toBe(highlight);
  });

  test('in high contrast an open conversation, a tab, read messages and a progress bar are marked', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.goto('/dashboard/messaging/chats');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Amina Ahmed/ })
      .click();
    const read = page.getByRole('main').locator('[data-marked]').first();
    await expect(read).toBeVisible();
    const highlight = await highlightOf(page);
    const main = page.getByRole('main');
    for (const element of [
      read,
      main.locator('[aria-current=true]').first(),
      main.locator('[aria-current=page]').first(),
    ])
      expect(await groundOf(element)).toBe(highlight);
    const meter = await page.evaluate(() => {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = '<div role="progressbar"><div></div></div>';
      const [track, bar] = [place.firstElementChild, place.querySelector('div > div > div')].map((each) =>
        each ? getComputedStyle(each) : null,
      );
      const found = { outline: track?.outlineStyle, bar: bar?.backgroundColor };
      place.remove();
      return found;
    });
    expect(meter).toEqual({ outline: 'solid', bar: highlight });
  });

  test('in high contrast the focus is outlined on every background', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/dashboard/users/student');
    const current = page.getByRole('complementary').locator('[aria-current=page]').first();
    await current.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const outline = await current.evaluate((node) => {
      const { outlineStyle, outlineWidth, outlineColor, color } = getComputedStyle(node);
      return { outlineStyle, outlineWidth, isText: outlineColor === color };
    });
    expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', isText: true });
  });
});
