import type { Page } from 'playwright/test';

/** What a finger presses, and links that stand in a line of text, which may be as high as it. */
const PRESSED = 'a[href], button, input:not([type=hidden]), select, [role=tab], [role=menuitem]';

/**
 * What a finger meets over less than 44 px of height, by name: what lies around it is part of it where a press there
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
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      const { display, visibility } = getComputedStyle(element);
      if ((display === 'inline' && element.matches('a')) || visibility === 'hidden') continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Out of sight, or under something else.
      if (box.width < 2 || y - REACH < 0 || y + REACH > innerHeight || !reaches(element, x, y)) continue;
      if (reaches(element, x, y - REACH) && reaches(element, x, y + REACH)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      found.add(`${element.tagName} ${name.slice(0, 40)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    window.scrollTo(0, 0);
    return [...found];
  }, PRESSED);
