import type { Page } from 'playwright/test';
import { goWithinShell } from '../screens.ts';
import type { Visit } from './visit.ts';

const rowLink = (page: Page) => page.locator('[data-row] a').first();

export const firstRow = (page: Page) => page.locator('[data-row]').first().waitFor();

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
    const title = page.getByRole('heading', { level: 1 });
    const ofTheList = (await title.textContent()) ?? '';
    await goWithinShell(page, address(id));
    await title.filter({ hasNotText: ofTheList }).waitFor();
    await page.getByRole('main').locator(content).first().waitFor();
    await arrange?.(page);
  };

/** Follows the link of a list's first row. */
export const pageOfTheFirst = async (page: Page) => {
  await rowLink(page).click();
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
