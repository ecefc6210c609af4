import type { Page } from 'playwright/test';
import type { Visit } from './visit.ts';

const path = '/dashboard/statistics';
/** Waits for a part of the page; its data loads later. */
const parts = (count: number) => async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .nth(count - 1)
    .waitFor();
};

const staff = async (page: Page) => {
  await parts(3)(page);
  await page.getByRole('main').locator('table tbody a, ul[aria-labelledby] a').first().waitFor();
};

/** The start page of each role. */
export const homeVisits: Visit[] = [
  ...[false, true].map((phone) => ({
    name: `start page of an admin${phone ? ' on a phone' : ''}`,
    path,
    as: 'admin' as const,
    phone,
    arrange: staff,
  })),
  { name: 'start page of a teacher', path, as: 'teacher', arrange: parts(3) },
  ...[false, true].map((phone) => ({
    name: `start page of a student${phone ? ' on a phone' : ''}`,
    path,
    as: 'student' as const,
    phone,
    arrange: parts(4),
  })),
  { name: 'start page of a parent', path, as: 'parent', arrange: parts(1) },
  { name: 'start page of a guest', path, as: 'guest', arrange: parts(1) },
  ...[false, true].map((phone) => ({
    name: `start page of an accountant${phone ? ' on a phone' : ''}`,
    path,
    as: 'accountant' as const,
    phone,
    arrange: parts(1),
  })),
  ...[false, true].map((phone) => ({
    name: `start page of a child, with the way back to the parent${phone ? ' on a phone' : ''}`,
    path,
    as: 'child' as const,
    phone,
    arrange: parts(2),
  })),
  {
    name: 'start page that is being arranged',
    path,
    as: 'admin',
    arrange: async (page) => {
      await staff(page);
      await page.getByRole('main').locator('header button').click();
      await page.getByRole('main').locator('ol button').first().waitFor();
    },
  },
];
