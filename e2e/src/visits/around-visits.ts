import type { Page } from 'playwright/test';
import { firstRow, ofTheFirst, pageOfTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const REPORTS = '/dashboard/classes/monthly-report';
const ASSIGNMENTS = '/dashboard/classes/my-assignments';
const BOOKS = '/dashboard/books';

const drawnPage = async (page: Page) => {
  await page.locator('[data-row] a').first().click();
  await page.getByRole('toolbar').waitFor();
};

const handedIn = async (page: Page) => {
  await page.locator('[data-row] a').first().click();
  await page.getByRole('main').locator('fieldset').waitFor();
};
const handingIn = async (page: Page) => {
  await page.locator('[data-row] a').first().click();
  await page.getByRole('main').locator('input[type=file]').waitFor();
};

/** The screens of monthly reports, assignments, books and files. */
export const aroundVisits: Visit[] = [
  { name: 'monthly reports with students to go', path: REPORTS, as: 'teacher', arrange: firstRow },
  {
    name: 'monthly report on a phone',
    path: REPORTS,
    at: '/dashboard/classes/monthly-report/1',
    as: 'student',
    phone: true,
    arrange: pageOfTheFirst,
  },
  {
    name: 'monthly report that is written, with its errors',
    path: REPORTS,
    at: '/dashboard/classes/monthly-report/add',
    as: 'teacher',
    arrange: async (page) => {
      await page.getByRole('progressbar').waitFor();
      await page.locator(`main a[href*="${REPORTS}/add?"]`).click();
      await page.locator('main form textarea').last().waitFor();
      await page.locator('main form button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'assignments', path: ASSIGNMENTS, as: 'teacher', arrange: firstRow },
  {
    name: 'new assignment with the errors of the form, on a phone',
    path: '/dashboard/classes/my-classes',
    at: '/dashboard/classes/1/assignments',
    as: 'teacher',
    phone: true,
    arrange: async (page) => {
      await page.locator('[data-row] a').first().click();
      await page.locator('main a[href$="/assignments"]').click();
      await sendEmpty(page);
    },
  },
  {
    name: 'work to mark',
    path: `${ASSIGNMENTS}?todo=to_mark`,
    at: '/dashboard/classes/my-assignments/1',
    as: 'teacher',
    arrange: handedIn,
  },
  {
    name: 'assignment to hand in, on a phone',
    path: `${ASSIGNMENTS}?todo=to_hand_in`,
    at: '/dashboard/classes/my-assignments/1',
    as: 'student',
    phone: true,
    arrange: handingIn,
  },
  { name: 'books', path: BOOKS, as: 'admin', arrange: firstRow },
  {
    name: 'pages of a book',
    path: `${BOOKS}?sort=created_at`,
    at: '/dashboard/books/read/1',
    as: 'student',
    phone: true,
    arrange: drawnPage,
  },
  { name: 'new book with the errors of the form', path: `${BOOKS}/add`, as: 'admin', arrange: sendEmpty },
  {
    name: 'book that is edited',
    path: BOOKS,
    as: 'admin',
    arrange: ofTheFirst((id) => `${BOOKS}/edit/${id}`, { content: 'form' }),
  },
  { name: 'files', path: '/dashboard/files', as: 'student', arrange: firstRow },
];
