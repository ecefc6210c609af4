import type { Page } from 'playwright/test';
import { dayIn, inMain } from './parts.ts';
import { firstRow, menuOfTheFirst, ofTheFirst, pageOfTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const CLASSES = '/dashboard/classes';
const LIST = `${CLASSES}/my-classes`;
const MATERIALS = '/dashboard/lms';
const ended = `${LIST}?status=ended`;
const unreported = `${LIST}?status=needs_report_to_end`;
const VISITS = '/dashboard/visits';

/** The screens of classes, reports and materials. */
export const classesVisits: Visit[] = [
  { name: 'classes to come on a phone', path: LIST, as: 'student', phone: true, arrange: firstRow },
  { name: 'classes that need their report', path: unreported, as: 'teacher', phone: true, arrange: firstRow },
  { name: 'ended classes, and what can be done with one', path: ended, as: 'admin', arrange: menuOfTheFirst },
  {
    name: 'question before a class is cancelled',
    path: LIST,
    as: 'teacher',
    arrange: async (page) => {
      // The first one of the list may be running, and then it cannot be cancelled.
      await page.locator('[data-row] button[aria-haspopup=menu]').last().click();
      await page.getByRole('menuitem').last().click();
      // For a class of a series the page first asks whether the change is for the others too.
      await page.getByRole('dialog').getByRole('button').nth(1).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...[false, true].map((phone) => ({
    name: `a report to read${phone ? ' on a phone' : ''}`,
    path: '/dashboard/reports-to-read',
    as: 'leader' as const,
    phone,
    arrange: (page: Page) => inMain(page, 'section').waitFor(),
  })),
  ...[false, true].map((phone) => ({
    name: `teachers to visit${phone ? ' on a phone' : ''}`,
    path: VISITS,
    as: 'leader' as const,
    phone,
    arrange: firstRow,
  })),
  {
    name: 'visit that was released, on a phone',
    path: `${VISITS}?status=released`,
    as: 'admin',
    phone: true,
    arrange: ofTheFirst((id) => `${VISITS}/${id}`, { content: 'h2' }),
  },
  { name: 'visits of the own classes', path: VISITS, as: 'teacher', arrange: firstRow },
  {
    name: 'rubric of visits',
    path: `${VISITS}/rubric`,
    as: 'admin',
    phone: true,
    arrange: (page) => inMain(page, 'form input').waitFor(),
  },
  { name: 'feedback of families on a phone', path: '/dashboard/feedback', as: 'admin', phone: true, arrange: firstRow },
  {
    name: 'page of a class to come on a phone',
    path: LIST,
    at: '/dashboard/classes/1',
    as: 'student',
    phone: true,
    arrange: pageOfTheFirst,
  },
  {
    name: 'page of a class that was held',
    path: ended,
    as: 'teacher',
    arrange: ofTheFirst((id) => `${CLASSES}/${id}`, { content: 'dl' }),
  },
  { name: 'new class with the errors of the form', path: `${LIST}/add`, as: 'teacher', arrange: sendEmpty },
  {
    name: 'class that is edited, with the other clock',
    path: LIST,
    as: 'teacher',
    arrange: ofTheFirst((id) => `${LIST}/edit/${id}`, { content: 'form [role=status] li' }),
  },
  {
    name: 'class report on a phone',
    path: unreported,
    at: '/dashboard/classes/1/manage',
    as: 'teacher',
    phone: true,
    arrange: async (page) => {
      await page.locator('[data-row] a').first().click();
      await inMain(page, 'fieldset label').click();
      await inMain(page, 'input[type=radio]:checked').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'attendance log',
    path: ended,
    as: 'admin',
    arrange: ofTheFirst((id) => `${LIST}/${id}/check`, { content: 'ul li, h2' }),
  },
  {
    name: 'daily report of a class',
    path: ended,
    at: '/dashboard/classes/1/daily-report',
    as: 'teacher',
    arrange: pageOfTheFirst,
  },
  { name: 'daily reports', path: `${CLASSES}/daily-reports`, as: 'leader', arrange: firstRow },
  {
    name: 'daily report',
    path: `${CLASSES}/daily-reports`,
    at: '/dashboard/classes/daily-reports/show/1',
    as: 'student',
    phone: true,
    arrange: pageOfTheFirst,
  },
  {
    name: 'classes of a student',
    path: '/dashboard/users/student?q=Yusuf+Ahmed',
    as: 'admin',
    arrange: ofTheFirst((id) => `/dashboard/statiscs/st/${id}?status=ended`),
  },
  {
    name: 'request to move a class on a phone',
    path: `${LIST}?month=${dayIn(35).slice(0, 7)}`,
    as: 'parent',
    phone: true,
    arrange: async (page) => {
      await menuOfTheFirst(page);
      await page.getByRole('menuitem', { name: /Ask to move|طلب تغيير الموعد/ }).click();
      await page.getByRole('dialog').locator('textarea').waitFor();
    },
  },
  { name: 'materials', path: MATERIALS, as: 'admin', arrange: firstRow },
  { name: 'new material with the errors of the form', path: `${MATERIALS}/add`, as: 'admin', arrange: sendEmpty },
  {
    name: 'material that is edited',
    path: MATERIALS,
    as: 'admin',
    arrange: ofTheFirst((id) => `${MATERIALS}/edit/${id}`, { content: 'form' }),
  },
];
