import type { Page } from 'playwright/test';
import { goWithinShell } from '../screens.ts';
import type { Arrangement, Visit } from './visit.ts';

const rowLink = (page: Page) => page.locator('[data-row] a').first();

export const firstRow = (page: Page) => page.locator('[data-row]').first().waitFor();

/** Opens a page from a list. Cards of a list on a phone look like a page, so the title shows that the page is open. */
export async function leaveList(page: Page, go: () => Promise<void>): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const ofTheList = ((await title.textContent()) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await go();
  // The whole text, since the next title can name the same person.
  await title.filter({ hasNotText: new RegExp(`^\\s*${ofTheList}\\s*$`) }).waitFor();
}

interface Destination {
  /** An element that the loaded page has. */
  content?: string;
  arrange?: Visit['arrange'];
}

/** Opens an address of the object in the list's first row. */
export function ofTheFirst(
  address: (id: string) => string,
  { content = 'form, table, [role=alert]', arrange }: Destination = {},
): Arrangement {
  const open = async (page: Page) => {
    const id = /\/(\d+)(\/|$)/.exec((await rowLink(page).getAttribute('href')) ?? '')?.[1] ?? '';
    await leaveList(page, () => goWithinShell(page, address(id)));
    await page.getByRole('main').locator(content).first().waitFor();
    await arrange?.(page);
  };
  return Object.assign(open, { at: address('1') });
}

/** Follows the link of a list's first row. */
export const pageOfTheFirst = async (page: Page) => {
  await leaveList(page, () => rowLink(page).click());
  await page.getByRole('main').locator('dl').first().waitFor();
};

/** Opens the menu of actions of the first row. */
export const menuOfTheFirst = async (page: Page) => {
  await page.locator('[data-row] button[aria-haspopup=menu]').first().click();
  await page.getByRole('menu').waitFor();
};

/** Submits a form unchanged, to see its errors. */
export const sendEmpty = async (page: Page) => {
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};
