import type { Page } from 'playwright/test';

/** The title of the timeline's feed. */
export const feedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Timeline' });

/** The title of the start page. */
export const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** The menu at the side of wide screens. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Leaves a mark that lives as long as the document: a reload would lose it. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** As a link of the shell or of any remote does, with what the router keeps in an entry of the history. */
export async function goWithinShell(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
