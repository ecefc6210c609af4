import type { Page } from 'playwright/test';

/** The title of the timeline's feed. */
export const feedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Timeline' });

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** The menu at the side of wide screens. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
