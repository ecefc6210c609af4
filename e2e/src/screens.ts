import type { Page } from 'playwright/test';

/** The title of the timeline's feed. */
export const feedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Timeline' });

/** The title of the start page. */
export const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** The side menu of wide screens. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Sets a mark on the document: a reload would remove it. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Navigates as a link of the shell or of a remote does, with the router's state in the history entry. */
export async function goWithinShell(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
