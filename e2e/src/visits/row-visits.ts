import type { Page } from 'playwright/test';
import { goWithinShell } from '../screens.ts';
import type { Visit } from './visit.ts';

const rowLink = (page: Page) => page.locator('[data-row] a').first();

export const firstRow = (page: Page) => page.locator('[data-row]').first().waitFor();

/** Goes on from a list. The cards of a list on a phone look like a page: its title says that the page has come. */
async function leaveList(page: Page, go: () => Promise<void>): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const ofTheList = (await title.textContent()) ?? '';
  await go();
  await title.filter({ hasNotText: ofTheList }).waitFor();
}

interface Destination {
  /** What the page has once it is whole. */
  content?: string;
  arrange?: Visit['arrange'];
}

/** Goes from a list to an address of the thing in its first row. */
export const ofTheFirst =
  (address: (id: string) => string, { content = 'form, table, [role=alert]', arrange }: Destination = {}) =>
  async (page: Page) => {
    const id = /\/(\d+)(\/|$)/.exec((await rowLink(page).getAttribute('href')) ?? '')?.[1] ?? '';
    await leaveList(page, () => goWithinShell(page, address(id)));
    await page.getByRole('main').locator(content).first().waitFor();
    await arrange?.(page);
  };

/** Follows the link of a list's first row. */
export const pageOfTheFirst = async (page: Page) => {
  await leaveList(page, () => rowLink(page).click());
  await page.getByRole('main').locator('dl').first().waitFor();
};

/** Opens what can be done with the first row. */
export const menuOfTheFirst = async (page: Page) => {
  await page.locator('[data-row] button[aria-haspopup=menu]').first().click();
  await page.getByRole('menu').waitFor();
};

/** Sends a form as it is, to see its errors. */
export const sendEmpty = async (page: Page) => {
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};
