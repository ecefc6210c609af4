import type { Page } from 'playwright/test';
import { ofTheFirst } from './row-visits.ts';
import type { Visit } from './visit.ts';

const HOME = '/dashboard/statistics';
const CHATS = '/dashboard/messaging';

const main = (page: Page) => page.getByRole('main');

/** Opens the list of countries of the phone field. */
async function openCountries(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^(Country|البلد): / })
    .click();
  await page.getByRole('dialog').getByRole('listitem').nth(5).waitFor();
}

const writing = async (page: Page) => main(page).locator('#write, textarea, [role=textbox]').first().waitFor();

const narrow = { narrow: true } as const;

/** The screens through which a family comes in, on the narrowest phone in both languages. */
export const doorVisits: Visit[] = [
  {
    ...narrow,
    name: 'sign-up of a parent with the errors of the form',
    path: '/auth/signup',
    arrange: async (page) => {
      await main(page).locator('select').selectOption('child');
      await main(page).locator('button[type=submit]').click();
      await main(page).locator('input[aria-invalid=true]').nth(3).waitFor();
    },
  },
  { ...narrow, name: 'countries of the phone at sign-up', path: '/auth/signup', arrange: openCountries },
  {
    ...narrow,
    name: 'request and question who learns on the start page of a guest',
    path: HOME,
    as: 'guest',
    arrange: async (page) => {
      await main(page)
        .getByRole('button', { name: /^(My child|لطفلي)$/ })
        .click();
      await main(page).locator('input').first().waitFor();
    },
  },
  {
    ...narrow,
    name: 'page of a request for a free trial',
    path: HOME,
    at: '/free-trial/request',
    as: 'guest',
    arrange: async (page) => {
      const href = await main(page).locator('a[href*="/free-trial/request"]').first().getAttribute('href');
      await page.goto(href ?? '');
      await page.locator('summary').first().click();
      await page.locator('form').first().waitFor();
    },
  },
  {
    ...narrow,
    name: 'conversation of a guest with the academy',
    path: `${CHATS}/chats/0`,
    as: 'guest',
    arrange: writing,
  },
  {
    ...narrow,
    name: 'conversations of families with the academy',
    path: `${CHATS}/office`,
    as: 'admin',
  },
  {
    ...narrow,
    name: 'countries of the phone in the own profile',
    path: '/profile/details',
    as: 'parent',
    arrange: openCountries,
  },
  {
    ...narrow,
    name: 'merge of two accounts',
    path: '/dashboard/users/student?q=Yusuf+Ahmed',
    as: 'admin',
    arrange: ofTheFirst((id) => `/dashboard/users/student/${id}/merge?with=${Number(id) + 1}`, {
      content: 'input[role=combobox]',
    }),
  },
  {
    ...narrow,
    name: 'import of people with the country of the phones',
    path: '/dashboard/users/import',
    as: 'admin',
    arrange: openCountries,
  },
];
