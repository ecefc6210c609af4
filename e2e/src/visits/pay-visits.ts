import type { Page } from 'playwright/test';
import { lastMonth } from '../domains/classes.ts';
import { aStudent, aTeacher, PEOPLE } from './demo-people.ts';
import { aPart } from './parts.ts';
import { firstRow, menuOfTheFirst, ofTheFirst } from './row-visits.ts';
import type { Visit } from './visit.ts';

/** The screens of pay, and of what is paid for classes. */
export const payVisits: Visit[] = [
  {
    name: 'statement',
    ...aStudent,
    phone: true,
    arrange: ofTheFirst((id) => `${PEOPLE}/remaining-classes/${id}/statement`, { content: 'dl' }),
  },
  { name: 'remaining classes', ...aStudent, arrange: ofTheFirst((id) => `${PEOPLE}/remaining-classes/${id}`) },
  {
    name: 'own salary month of a teacher, on a phone',
    path: '/dashboard/salary',
    as: 'teacher',
    phone: true,
    arrange: aPart,
  },
  {
    name: 'salary that is edited',
    ...aTeacher,
    at: '/dashboard/users/1/salaries/edit/1',
    arrange: ofTheFirst((id) => `${PEOPLE}/${id}/salaries`, {
      content: 'a[href*="/salaries/edit/"], [data-row] button[aria-haspopup=menu]',
      arrange: async (page) => {
        await menuOfTheFirst(page);
        await page.getByRole('menuitem', { name: /^(Edit|تعديل)$/ }).click();
        await page.getByRole('main').locator('form').waitFor();
      },
    }),
  },
  { name: 'salaries', ...aTeacher, arrange: ofTheFirst((id) => `${PEOPLE}/${id}/salaries`) },
  {
    name: 'salaries on the page of a teacher',
    ...aTeacher,
    arrange: ofTheFirst((id) => `${PEOPLE}/teacher/${id}?tab=salaries`, { content: 'table' }),
  },
  {
    name: 'ledger on the page of a student on a phone',
    ...aStudent,
    phone: true,
    arrange: ofTheFirst((id) => `${PEOPLE}/student/${id}?tab=ledger`, { content: '[data-list] [data-row]' }),
  },
  {
    name: 'new salary, the date chosen from the calendar',
    ...aTeacher,
    arrange: ofTheFirst((id) => `${PEOPLE}/${id}/salaries/add`, {
      arrange: async (page) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Open the calendar|فتح التقويم)$/ })
          .click();
        await page.getByRole('grid').waitFor();
      },
    }),
  },
  ...[false, true].map((phone) => ({
    name: `salary month${phone ? ' on a phone' : ''}`,
    ...aTeacher,
    phone,
    arrange: ofTheFirst((id) => `${PEOPLE}/${id}/salaries/months/${lastMonth()}`),
  })),
  ...[false, true].map((phone) => ({
    name: `pay run${phone ? ' on a phone' : ''}`,
    path: '/dashboard/pay-runs',
    at: '/dashboard/pay-runs/1',
    as: 'admin' as const,
    phone,
    arrange: async (page: Page) => {
      await page.getByRole('main').locator('[data-list] a').first().click();
      await page.getByRole('main').getByRole('status').waitFor();
    },
  })),
  {
    name: 'pay run that is prepared',
    path: '/dashboard/pay-runs',
    as: 'admin',
    arrange: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Prepare pay run|تجهيز دفعة رواتب)$/ })
        .click();
      await page.getByRole('dialog').locator('select').waitFor();
    },
  },
  ...[false, true].map((phone) => ({
    name: `teachers for whoever does the salaries${phone ? ' on a phone' : ''}`,
    path: '/dashboard/salaries',
    as: 'accountant' as const,
    phone,
    arrange: firstRow,
  })),
];
