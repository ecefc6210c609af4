import type { Page } from 'playwright/test';
import { aStudent, aTeacher, PEOPLE } from './demo-people.ts';
import { firstRow, menuOfTheFirst, ofTheFirst, pageOfTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const studentsAs = { path: `${PEOPLE}/student`, as: 'admin' } as const;

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
  ...[false, true].map((phone) => ({
    name: `documents on the page of a teacher${phone ? ' on a phone' : ''}`,
    ...aTeacher,
    phone,
    arrange: ofTheFirst((id) => `${PEOPLE}/teacher/${id}?tab=documents`, { content: '[role=tabpanel] button' }),
  })),
  { name: 'own documents of a teacher', path: '/profile/documents', as: 'teacher' },
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
  { name: 'statistics of a teacher', ...aTeacher, arrange: ofTheFirst((id) => `${PEOPLE}/statistics/${id}`) },
  ...[false, true].map((phone) => ({
    name: `import of people${phone ? ' on a phone' : ''}`,
    path: `${PEOPLE}/import`,
    as: 'admin' as const,
    phone,
    arrange: (page: Page) => page.getByRole('main').locator('input[type=file]').waitFor(),
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
