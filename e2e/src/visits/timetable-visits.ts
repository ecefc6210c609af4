import type { Page } from 'playwright/test';
import { dayIn, inMain } from './parts.ts';
import { leaveList, ofTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const CLASSES = '/dashboard/classes';
const LIST = `${CLASSES}/my-classes`;
const CALENDAR = '/dashboard/calendar';
/** In the grid, and in the list on a phone. */
const firstClass = (page: Page) => page.getByRole('main').locator('.calendar-event, section li button').first();
/** Not a link of the breadcrumb trail, which is a list too. */
const SHIFT_LINK = 'li a[href*="/shifts/"]';

/** The screens of the timetable: calendar, free times, absences, shifts, pauses and weekly classes. */
export const timetableVisits: Visit[] = [
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
      await leaveList(page, () => inMain(page, 'li a[href^="/dashboard/absences/"]').click());
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
  ...[false, true].map((phone) => ({
    name: `new weekly classes of a student with two subjects${phone ? ' on a phone' : ''}`,
    path: '/dashboard/users/student?q=جنى',
    at: `${LIST}/add-weekly`,
    as: 'admin' as const,
    phone,
    arrange: ofTheFirst((id) => `${LIST}/add-weekly?student_id=${id}`, { content: 'select[name="enrolmentId"]' }),
  })),
  {
    name: 'weekly classes of a student, on a phone',
    path: '/dashboard/users/student?q=Yusuf+Ahmed',
    at: '/dashboard/series/1',
    as: 'admin',
    phone: true,
    arrange: ofTheFirst((id) => `/dashboard/users/student/${id}?tab=classes`, {
      content: 'a[href^="/dashboard/series/"]',
      arrange: async (page) => {
        await leaveList(page, () => inMain(page, 'a[href^="/dashboard/series/"]').click());
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
];
