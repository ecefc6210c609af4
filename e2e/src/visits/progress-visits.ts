import type { Page } from 'playwright/test';
import { firstRow, leaveList, ofTheFirst, sendEmpty } from './row-visits.ts';
import type { Arrangement, Visit } from './visit.ts';

const PROGRESS = '/dashboard/progress';
const EXAMS = `${PROGRESS}/exams`;
/** The first exam that the page links to. */
function pageOf(content: string): Arrangement {
  const open = async (page: Page) => {
    await leaveList(page, () => page.getByRole('main').locator(`a[href^="${EXAMS}/"]`).first().click());
    await page.getByRole('main').locator(content).first().waitFor();
  };
  return Object.assign(open, { at: `${EXAMS}/1` });
}

const students = { path: '/dashboard/users/student', as: 'teacher' } as const;
const known = ofTheFirst((id) => `${PROGRESS}/${id}/known`, { content: 'form' });
const ofStudent = ofTheFirst((id) => `${PROGRESS}/${id}`, { content: 'dl, h2' });
const handOver = ofTheFirst((id) => `${PROGRESS}/${id}/hand-over`, { content: 'dl' });

const CURRICULA = `${PROGRESS}/curricula`;
const plan = ofTheFirst((id) => `${PROGRESS}/${id}/plan`, { content: 'form' });
const exam = ofTheFirst((id) => `${PROGRESS}/${id}/exam`, { content: 'form', arrange: sendEmpty });
const goal = ofTheFirst((id) => `${PROGRESS}/${id}/goal`, { content: 'form', arrange: sendEmpty });

const result = pageOf('ul');
const run = pageOf('[role=group] button');

/** The screens of mf-progress. */
export const progressVisits: Visit[] = [
  { name: 'progress of a student', path: PROGRESS, as: 'student' },
  { name: 'progress of a student, on a phone', path: PROGRESS, as: 'student', phone: true },
  { name: 'progress of a child, on a phone', path: PROGRESS, as: 'parent', phone: true },
  {
    name: 'progress on the page of a student',
    ...students,
    arrange: ofTheFirst((id) => `/dashboard/users/student/${id}?tab=progress`, { content: '[role=tabpanel]' }),
  },
  { name: 'progress that a notification leads to', ...students, arrange: ofStudent },
  { name: 'hand-over of a student', ...students, arrange: handOver },
  { name: 'hand-over of a student, on a phone', ...students, phone: true, arrange: handOver },
  { name: 'what a student knew before', ...students, arrange: known },
  { name: 'what a student knew before, on a phone', ...students, phone: true, arrange: known },
  ...[false, true].flatMap((phone) => {
    const width = phone ? ', on a phone' : '';
    return [
      { name: `plan of a student’s week${width}`, ...students, phone, arrange: plan },
      { name: `new goal with the errors of the form${width}`, ...students, phone, arrange: goal },
    ];
  }),
  ...[false, true].flatMap((phone): Visit[] => {
    const width = phone ? ', on a phone' : '';
    const as = 'leader';
    return [
      { name: `exams${width}`, path: EXAMS, as, phone, arrange: firstRow },
      { name: `exam in progress${width}`, path: EXAMS, as, phone, arrange: run },
      {
        name: `new exam with the errors of the form${width}`,
        path: '/dashboard/users/student',
        as,
        phone,
        arrange: exam,
      },
      { name: `result of an exam${width}`, path: PROGRESS, as: 'student', phone, arrange: result },
    ];
  }),
  ...[false, true].flatMap((phone): Visit[] => {
    const width = phone ? ', on a phone' : '';
    const as = 'admin';
    return [
      { name: `curricula${width}`, path: CURRICULA, as, phone, arrange: firstRow },
      {
        name: `new curriculum with the errors of the form${width}`,
        path: `${CURRICULA}/add`,
        as,
        phone,
        arrange: sendEmpty,
      },
      {
        name: `curriculum that is edited${width}`,
        path: CURRICULA,
        as,
        phone,
        arrange: ofTheFirst((id) => `${CURRICULA}/${id}`, { content: 'form fieldset, form input' }),
      },
    ];
  }),
];
