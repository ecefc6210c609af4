import type { Page } from 'playwright/test';
import { firstRow, menuOfTheFirst, ofTheFirst, pageOfTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const CLASSES = '/dashboard/classes';
const LIST = `${CLASSES}/my-classes`;
const MATERIALS = '/dashboard/lms';
const ended = `${LIST}?status=ended`;
const unreported = `${LIST}?status=needs_report_to_end`;
const CALENDAR = '/dashboard/calendar';
const VISITS = '/dashboard/visits';
/** In the grid, and in the list on a phone. */
const firstClass = (page: Page) => page.getByRole('main').locator('.calendar-event, section li button').first();
/** Not a link of the breadcrumb trail, which is a list too. */
const SHIFT_LINK = 'li a[href*="/shifts/"]';
/** A visit shows the same at each hour of the day: it looks at a time to come, not at the next class. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inMain = (page: Page, content: string) => page.getByRole('main').locator(content).first();

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
  ...[false, true].map((phone) => ({
    name: `pause of a child${phone ? ' on a phone' : ''}`,
    path: '/dashboard',
    at: '/dashboard/pauses/1',
    as: 'parent' as const,
    phone,
    arrange: async (page: Page) => {
      await page.locator('a[href^="/dashboard/pauses/"]').first().click();
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  })),
  ...[false, true].map((phone) => ({
    name: `calendar${phone ? ' on a phone' : ''}`,
    path: CALENDAR,
    as: 'admin' as const,
    phone,
    arrange: (page: Page) => firstClass(page).waitFor(),
  })),
  {
    name: 'calendar of a week',
    path: `${CALENDAR}?view=week`,
    as: 'teacher',
    arrange: (page) => page.locator('.calendar-now').waitFor({ state: 'attached' }),
  },
  {
    name: 'calendar of a week without classes',
    path: `${CALENDAR}?view=week&date=2020-01-01`,
    as: 'teacher',
    arrange: (page) => page.locator('.calendar-view [tabindex="0"]').waitFor(),
  },
  {
    name: 'class of the calendar that is moved',
    path: CALENDAR,
    as: 'teacher',
    arrange: async (page) => {
      await firstClass(page).click();
      await page.getByRole('dialog').locator('button:has(.lucide-pencil)').click();
      await page.getByRole('dialog').locator('[role=status] li').first().waitFor();
    },
  },
  {
    name: 'all classes of a day of the calendar',
    path: CALENDAR,
    as: 'admin',
    arrange: async (page) => {
      await page.locator('.calendar-more').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...[false, true].map((phone) => ({
    name: `free times of the own week${phone ? ' on a phone' : ''}`,
    path: '/dashboard/free-times',
    as: 'teacher' as const,
    phone,
    arrange: (page: Page) => inMain(page, 'form input').waitFor(),
  })),
  {
    name: 'free teachers',
    path: `/dashboard/free-teachers?date=${dayIn(14)}&from=10:00&to=11:00`,
    as: 'leader',
    arrange: (page) => inMain(page, 'li a[href*="/users/teacher/"]').waitFor(),
  },
  {
    name: 'absence with its classes',
    path: '/dashboard/absences',
    at: '/dashboard/absences/1',
    as: 'admin',
    arrange: async (page) => {
      await inMain(page, 'li a[href^="/dashboard/absences/"]').click();
      await inMain(page, 'a[href*="/classes/"], h2').waitFor();
    },
  },
  {
    name: 'classes without a student’s times',
    path: '/dashboard/kept-classes',
    as: 'admin',
    arrange: (page) => inMain(page, '[data-row], h2').waitFor(),
  },
  {
    name: 'new weekly classes with the errors of the form',
    path: `${LIST}/add-weekly`,
    as: 'teacher',
    arrange: sendEmpty,
  },
  {
    name: 'weekly classes of a student, on a phone',
    path: '/dashboard/users/student?q=Yusuf+Ahmed',
    at: '/dashboard/series/1',
    as: 'admin',
    phone: true,
    arrange: ofTheFirst((id) => `/dashboard/users/student/${id}?tab=classes`, {
      content: 'a[href^="/dashboard/series/"]',
      arrange: async (page) => {
        await inMain(page, 'a[href^="/dashboard/series/"]').click();
        await inMain(page, 'dl, h2').waitFor();
      },
    }),
  },
  {
    name: 'absences and closures on a phone',
    path: '/dashboard/absences',
    as: 'admin',
    phone: true,
    arrange: (page) => inMain(page, 'a[href$="/closures/add"]').waitFor(),
  },
  {
    name: 'new absence on a phone',
    path: '/dashboard/absences/add',
    as: 'teacher',
    phone: true,
    arrange: (page) => inMain(page, 'input').waitFor(),
  },
  {
    name: 'new closure',
    path: '/dashboard/closures/add',
    as: 'admin',
    arrange: (page) => inMain(page, 'input').waitFor(),
  },
  {
    name: 'shifts of classes on a phone',
    path: '/dashboard/shifts',
    as: 'admin',
    phone: true,
    arrange: (page) => inMain(page, SHIFT_LINK).waitFor(),
  },
  {
    name: 'shift with what became of each class',
    path: '/dashboard/shifts',
    at: '/dashboard/shifts/1',
    as: 'admin',
    arrange: async (page) => {
      await inMain(page, SHIFT_LINK).click();
      await inMain(page, 'li a[href*="/classes/"]').waitFor();
    },
  },
  {
    name: 'pauses of a student',
    path: '/dashboard/holds',
    as: 'leader',
    arrange: (page) => inMain(page, 'input').waitFor(),
  },
  {
    name: 'classes that get another teacher',
    path: '/dashboard/classes/my-classes/move',
    as: 'leader',
    arrange: (page) => inMain(page, 'input').first().waitFor(),
  },
  {
    name: 'new shift',
    path: '/dashboard/shifts/add',
    as: 'admin',
    arrange: (page) => inMain(page, 'input').waitFor(),
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
