import type { Page } from 'playwright/test';
import { lastMonth } from '../domains/classes.ts';
import { firstRow, menuOfTheFirst, ofTheFirst, pageOfTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const PEOPLE = '/dashboard/users';
const CONCERNS = '/dashboard/concerns';
const studentsAs = { path: `${PEOPLE}/student`, as: 'admin' } as const;
/** A demo student, since other tests add people. */
const aStudent = { path: `${PEOPLE}/student?q=Yusuf+Ahmed`, as: 'admin' } as const;
const aTeacher = { path: `${PEOPLE}/teacher?q=Hamza`, as: 'admin' } as const;

const aPart = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor();

/** The screens of people. */
export const usersVisits: Visit[] = [
  {
    name: 'what may be done with a student, and the filters',
    ...studentsAs,
    arrange: menuOfTheFirst,
  },
  {
    name: 'filters of students on a phone',
    ...studentsAs,
    phone: true,
    arrange: async (page) => {
      await firstRow(page);
      await page.getByRole('main').locator('[data-list] button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').locator('select').first().waitFor();
    },
  },
  {
    name: 'a selection of students on a phone',
    ...studentsAs,
    phone: true,
    arrange: async (page) => {
      await menuOfTheFirst(page);
      await page.getByRole('menuitem', { name: /^(Select|تحديد)$/ }).click();
      await page.locator('[data-bulk-acts]').waitFor();
    },
  },
  {
    name: 'keys of a list',
    ...studentsAs,
    arrange: async (page) => {
      await firstRow(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'people in the command palette',
    ...studentsAs,
    arrange: async (page) => {
      await firstRow(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('yusuf');
      await page.getByRole('dialog').getByRole('group').nth(0).getByRole('option').first().waitFor();
    },
  },
  {
    name: 'new student with the errors of the form',
    path: `${PEOPLE}/student/add`,
    as: 'admin',
    arrange: sendEmpty,
  },
  ...[false, true].map((phone) => ({
    name: `page of a student${phone ? ' on a phone' : ''}`,
    ...aStudent,
    at: '/dashboard/users/student/1',
    phone,
    arrange: pageOfTheFirst,
  })),
  { name: 'page of a teacher', ...aTeacher, at: '/dashboard/users/teacher/1', arrange: pageOfTheFirst },
  {
    name: 'page of a student for their teacher',
    path: `${PEOPLE}/student`,
    at: '/dashboard/users/student/1',
    as: 'teacher',
    arrange: pageOfTheFirst,
  },
  { name: 'student that is edited', ...aStudent, arrange: ofTheFirst((id) => `${PEOPLE}/student/edit/${id}`) },
  {
    name: 'profile of a student, a teacher being sought',
    ...aStudent,
    arrange: ofTheFirst((id) => `${PEOPLE}/student/${id}/edit-profile`, {
      arrange: async (page) => {
        await page.getByRole('combobox').first().click();
        await page.getByRole('option').first().waitFor();
      },
    }),
  },
  { name: 'profile of a teacher', ...aTeacher, arrange: ofTheFirst((id) => `${PEOPLE}/teacher/${id}/edit-profile`) },
  { name: 'new password', ...aStudent, arrange: ofTheFirst((id) => `${PEOPLE}/student/${id}/change-password`) },
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
  ...[false, true].map((phone) => ({
    name: `documents on the page of a teacher${phone ? ' on a phone' : ''}`,
    ...aTeacher,
    phone,
    arrange: ofTheFirst((id) => `${PEOPLE}/teacher/${id}?tab=documents`, { content: '[role=tabpanel] button' }),
  })),
  { name: 'own documents of a teacher', path: '/profile/documents', as: 'teacher' },
  {
    name: 'ledger on the page of a student on a phone',
    ...aStudent,
    phone: true,
    arrange: ofTheFirst((id) => `${PEOPLE}/student/${id}?tab=ledger`, { content: '[data-list] [data-row]' }),
  },
  ...[false, true].map((phone) => ({
    name: `pause of a student that is changed${phone ? ' on a phone' : ''}`,
    path: `${PEOPLE}/student?q=Noah+Ibrahim`,
    as: 'admin' as const,
    phone,
    arrange: ofTheFirst((id) => `${PEOPLE}/student/${id}?tab=classes`, {
      content: 'h2:has-text("Pauses"), h2:has-text("فترات إيقاف الحصص")',
      arrange: async (page) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Change|تعديل)$/ })
          .click();
        await page.getByRole('alertdialog').getByRole('status').waitFor();
      },
    }),
  })),
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
  { name: 'statistics of a teacher', ...aTeacher, arrange: ofTheFirst((id) => `${PEOPLE}/statistics/${id}`) },
  ...[false, true].map((phone) => ({
    name: `import of people${phone ? ' on a phone' : ''}`,
    path: `${PEOPLE}/import`,
    as: 'admin' as const,
    phone,
    arrange: (page: Page) => page.getByRole('main').locator('input[type=file]').waitFor(),
  })),
  ...[false, true].map((phone) => ({
    name: `audit log${phone ? ' on a phone' : ''}`,
    path: '/dashboard/audit',
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `requests for erasure${phone ? ' on a phone' : ''}`,
    path: '/dashboard/erasures',
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `own data of a parent${phone ? ' on a phone' : ''}`,
    path: '/profile/data',
    as: 'parent' as const,
    phone,
    arrange: (page: Page) => page.getByRole('main').locator('select').first().waitFor(),
  })),
  { name: 'terms for everybody', path: '/terms' },
  { name: 'how children are kept safe, for everybody', path: '/safety', phone: true, arrange: aPart },
  { name: 'how children are kept safe, for a parent', path: '/dashboard/safety', as: 'parent', arrange: aPart },
  { name: 'what somebody has accepted', path: '/profile/consents', as: 'parent' },
  ...[false, true].map((phone) => ({
    name: `legal texts${phone ? ' on a phone' : ''}`,
    path: '/dashboard/legal-texts',
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  {
    name: 'who has not accepted a legal text',
    path: '/dashboard/legal-texts',
    as: 'admin',
    arrange: ofTheFirst((id) => `/dashboard/legal-texts/${id}/missing`, { content: 'h1' }),
  },
  { name: 'new version of a legal text', path: '/dashboard/legal-texts/publish', as: 'admin' },
  ...[false, true].map((phone) => ({
    name: `keys of programs${phone ? ' on a phone' : ''}`,
    path: '/dashboard/api-keys',
    as: 'super-admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `new key of a program with the errors of the form${phone ? ' on a phone' : ''}`,
    path: '/dashboard/api-keys/add',
    as: 'super-admin' as const,
    phone,
    arrange: sendEmpty,
  })),
  ...[false, true].map((phone) => ({
    name: `concerns for a named person${phone ? ' on a phone' : ''}`,
    path: CONCERNS,
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  {
    name: 'own concerns on a phone',
    path: CONCERNS,
    as: 'parent',
    phone: true,
    arrange: (page) => page.getByRole('main').locator('li a').first().waitFor(),
  },
  ...[false, true].map((phone) => ({
    name: `concern that is written, with the errors of the form${phone ? ' on a phone' : ''}`,
    path: `${CONCERNS}/write`,
    as: 'parent' as const,
    phone,
    arrange: sendEmpty,
  })),
  ...[false, true].map((phone) => ({
    name: `concern with its answers${phone ? ' on a phone' : ''}`,
    path: `${CONCERNS}?status=looked_at`,
    as: 'admin' as const,
    phone,
    arrange: ofTheFirst((id) => `${CONCERNS}/${id}`, { content: 'form textarea' }),
  })),
  ...[false, true].map((phone) => ({
    name: `teachers for whoever does the salaries${phone ? ' on a phone' : ''}`,
    path: '/dashboard/salaries',
    as: 'accountant' as const,
    phone,
    arrange: firstRow,
  })),
  { name: 'relations', path: '/dashboard/relations/relatives', as: 'admin', arrange: firstRow },
  { name: 'new relation', path: '/dashboard/relations/relatives/add', as: 'admin' },
  {
    name: 'role that is edited, on a phone',
    path: '/dashboard/relations/roles',
    as: 'super-admin',
    phone: true,
    arrange: ofTheFirst((id) => `/dashboard/relations/roles/edit/${id}`, { content: 'form' }),
  },
  ...[false, true].map((phone) => ({
    name: `settings of the academy${phone ? ' on a phone' : ''}`,
    path: '/dashboard/settings',
    as: 'super-admin' as const,
    phone,
    arrange: (page: Page) => page.getByRole('main').locator('input, select').first().waitFor(),
  })),
  { name: 'roles', path: '/dashboard/relations/roles', as: 'admin', arrange: firstRow },
  ...[false, true].map((phone) => ({
    name: `new role${phone ? ' on a phone' : ''}`,
    path: '/dashboard/relations/roles/add',
    as: 'admin' as const,
    phone,
  })),
  {
    name: 'own profile, about to be left',
    path: '/profile',
    as: 'student',
    arrange: async (page) => {
      await page.getByRole('main').locator('form').nth(1).waitFor();
      await page.getByRole('main').getByRole('button').last().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...[false, true].map((phone) => ({
    name: `sign-in and security${phone ? ' on a phone' : ''}`,
    path: '/profile/security',
    as: 'student' as const,
    phone,
    arrange: (page: Page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  })),
  ...[false, true].map((phone) => ({
    name: `code for a child’s own device${phone ? ' on a phone' : ''}`,
    path: '/profile/family',
    at: '/profile/family/1/devices',
    as: 'parent' as const,
    phone,
    arrange: async (page: Page) => {
      const main = page.getByRole('main');
      await main.locator('a[href$="/devices"]').first().click();
      await main.getByRole('listitem').first().waitFor();
      await main.locator('section button').first().click();
      await main.locator('img[src^="data:image/svg"]').waitFor();
    },
  })),
  { name: 'own profile on a phone', path: '/profile', as: 'parent', phone: true },
  ...['details', 'family', 'payments', 'notifications', 'password'].map((part) => ({
    name: `own profile on a phone, ${part}`,
    path: `/profile/${part}`,
    as: 'parent' as const,
    phone: true,
  })),
  {
    name: 'own profile of a parent',
    path: '/profile',
    as: 'parent',
    arrange: (page) => page.locator('form').first().waitFor(),
  },
];
