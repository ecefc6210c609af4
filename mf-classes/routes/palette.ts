import type { defineRemote } from '@academy/shared-auth/contract';
import { ADDERS, OFFICE } from './contribution.ts';

type Palette = NonNullable<Parameters<typeof defineRemote>[0]['palette']>;

const CLASSES = '/dashboard/classes/my-classes';
const read = { permissions: ['classes.my_classes.read'] };
const create = { permissions: ['classes.my_classes.create'] };
const update = { permissions: ['classes.my_classes.update'] };
const report = { permissions: ['classes.report.create'] };

/** What changes the classes of many people, or of one for a time. */
const timetable: Palette = [
  {
    id: 'record-absence',
    labelKey: 'timesOff.absence.add',
    synonymsKey: 'synonyms.absence',
    to: '/dashboard/absences/add',
    icon: 'calendar-x',
    order: 32,
    ...update,
  },
  {
    id: 'close-academy',
    labelKey: 'timesOff.closure.add',
    synonymsKey: 'synonyms.closure',
    to: '/dashboard/closures/add',
    icon: 'calendar-x',
    order: 32,
    ...update,
    only: ADDERS,
  },
  {
    id: 'shift-classes',
    labelKey: 'shifts.add',
    synonymsKey: 'synonyms.shift',
    to: '/dashboard/shifts/add',
    icon: 'calendar-clock',
    order: 32,
    ...update,
    only: ADDERS,
  },
  {
    id: 'pause-classes',
    labelKey: 'holds.add',
    synonymsKey: 'synonyms.hold',
    to: '/dashboard/holds',
    icon: 'pause',
    order: 32,
    permissions: [...update.permissions, 'users.read'],
    only: OFFICE,
  },
  {
    id: 'kept-classes',
    labelKey: 'keptClasses.title',
    synonymsKey: 'synonyms.kept',
    to: '/dashboard/kept-classes',
    icon: 'calendar-days',
    order: 32,
    ...update,
    only: OFFICE,
  },
  {
    id: 'move-classes',
    labelKey: 'move.page.title',
    synonymsKey: 'synonyms.move',
    to: `${CLASSES}/move`,
    icon: 'users',
    order: 32,
    permissions: [...update.permissions, 'users.read'],
    only: OFFICE,
  },
  {
    id: 'free-teachers',
    labelKey: 'menu.freeTeachers',
    synonymsKey: 'synonyms.freeTeachers',
    to: '/dashboard/free-teachers',
    icon: 'users',
    order: 32,
    permissions: [...create.permissions, 'users.read'],
    only: OFFICE,
  },
  {
    id: 'free-times',
    labelKey: 'menu.freeTimes',
    synonymsKey: 'synonyms.freeTimes',
    to: '/dashboard/free-times',
    icon: 'clock',
    order: 32,
    ...create,
    only: ['teacher'],
  },
  {
    id: 'calendar',
    labelKey: 'menu.calendar',
    synonymsKey: 'synonyms.calendar',
    to: '/dashboard/calendar',
    icon: 'calendar-range',
    order: 32,
    permissions: ['calendar.read'],
  },
];

const learning: Palette = [
  {
    id: 'materials',
    labelKey: 'menu.materials',
    synonymsKey: 'synonyms.materials',
    to: '/dashboard/lms',
    icon: 'book-open',
    order: 35,
    permissions: ['materials.read'],
  },
  {
    id: 'add-material',
    labelKey: 'materials.add',
    synonymsKey: 'synonyms.materials',
    to: '/dashboard/lms/add',
    icon: 'book-open',
    order: 35,
    permissions: ['materials.create'],
  },
  {
    id: 'add-book',
    labelKey: 'books.add',
    synonymsKey: 'synonyms.books',
    to: '/dashboard/books/add',
    icon: 'library',
    order: 36,
    permissions: ['book.create'],
  },
  {
    id: 'assignments',
    labelKey: 'menu.assignments',
    synonymsKey: 'synonyms.assignments',
    to: '/dashboard/classes/my-assignments',
    icon: 'paperclip',
    order: 36,
    permissions: ['classes.assignments.read'],
  },
  {
    id: 'feedback',
    labelKey: 'feedback.list.menu',
    synonymsKey: 'synonyms.feedback',
    to: '/dashboard/feedback',
    icon: 'message-circle',
    order: 36,
    permissions: ['users.read'],
    only: OFFICE,
  },
];

/**
 * Entries of the command palette beyond the menu, which differs by role, and the other words for those of the menu.
 */
export const palette: Palette = [
  {
    id: 'next-classes',
    labelKey: 'palette.next',
    to: `${CLASSES}?status=scheduled`,
    icon: 'calendar-clock',
    order: 30,
    ...read,
  },
  {
    id: 'needs-report',
    labelKey: 'palette.needsReport',
    to: `${CLASSES}?status=needs_report_to_end`,
    icon: 'file-clock',
    order: 31,
    permissions: [...read.permissions, ...report.permissions],
  },
  {
    id: 'add-class',
    labelKey: 'menu.add',
    synonymsKey: 'synonyms.class',
    to: `${CLASSES}/add`,
    icon: 'calendar-plus',
    order: 32,
    ...create,
  },
  {
    id: 'add-weekly-classes',
    labelKey: 'seriesForm.add',
    synonymsKey: 'synonyms.series',
    to: `${CLASSES}/add-weekly`,
    icon: 'calendar-plus',
    order: 32,
    ...create,
  },
  ...timetable,
  {
    id: 'daily-reports',
    labelKey: 'menu.reports',
    synonymsKey: 'synonyms.reports',
    to: '/dashboard/classes/daily-reports',
    icon: 'file-text',
    order: 33,
    permissions: ['classes.report.read'],
  },
  {
    id: 'add-monthly-report',
    labelKey: 'monthly.form.header',
    synonymsKey: 'synonyms.monthly',
    to: '/dashboard/classes/monthly-report/add',
    icon: 'clipboard-list',
    order: 34,
    ...report,
  },
  ...learning,
];
