import type { Page } from 'playwright/test';

/**
 * Elements to press; of links in lines of text only those that stand alone, since other links may be as low as a line.
 */
const PRESSED = 'a[href], button, input:not([type=hidden]), select, [role=tab], [role=menuitem]';

/**
 * Names of touch targets that are lower than 44 px. Space around a target counts as part of it where a press there
 * reaches it, as the space around an icon does.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((pressed) => {
    const REACH = 21;
    const targetAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(`${pressed}, label`);
    const reaches = (element: Element, x: number, y: number) => {
      const found = targetAt(x, y);
      return found === element || (found instanceof HTMLLabelElement && found.control === element);
    };
    const isInText = (element: HTMLElement) => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      let around = element.parentElement;
      while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
      return around?.textContent.trim() !== element.textContent.trim();
    };
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      if (isInText(element) || getComputedStyle(element).visibility === 'hidden') continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Out of view, or covered.
      if (box.width < 2 || y - REACH < 0 || y + REACH > innerHeight || !reaches(element, x, y)) continue;
      if (reaches(element, x, y - REACH) && reaches(element, x, y + REACH)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      found.add(`${element.tagName} ${name.slice(0, 40)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    window.scrollTo(0, 0);
    return [...found];
  }, PRESSED);

/** The focused element where something covers all of it; null where it is visible. */
export const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // The skip link covers the bar on purpose.
    if (!focused || focused === document.body || focused.matches('[href="#main"]')) return null;
    const field = focused as HTMLInputElement;
    // For a hidden field its label is drawn.
    const drawn = focused.matches('[type=radio], [type=checkbox]') ? (field.labels?.[0] ?? focused) : focused;
    const box = drawn.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = parts.some((across) =>
      parts.some((down) => {
        const found = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
        return found !== null && (drawn.contains(found) || found.contains(drawn));
      }),
    );
    return isSeen
      ? null
      : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`;
  });
