import type { defineRemote } from '@academy/shared-auth/contract';

const CLASSES = '/dashboard/classes/my-classes';

/** Entries of the command palette beyond the menu, which differs by role. */
export const palette: Parameters<typeof defineRemote>[0]['palette'] = [
  {
    id: 'next-classes',
    labelKey: 'palette.next',
    to: `${CLASSES}?status=scheduled`,
    icon: 'calendar-clock',
    order: 30,
    permissions: ['classes.my_classes.read'],
  },
  {
    id: 'needs-report',
    labelKey: 'palette.needsReport',
    to: `${CLASSES}?status=needs_report_to_end`,
    icon: 'file-clock',
    order: 31,
    permissions: ['classes.my_classes.read', 'classes.report.create'],
  },
  {
    id: 'add-class',
    labelKey: 'menu.add',
    to: `${CLASSES}/add`,
    icon: 'calendar-plus',
    order: 32,
    permissions: ['classes.my_classes.create'],
  },
  {
    id: 'add-weekly-classes',
    labelKey: 'seriesForm.add',
    to: `${CLASSES}/add-weekly`,
    icon: 'calendar-plus',
    order: 32,
    permissions: ['classes.my_classes.create'],
  },
  {
    id: 'daily-reports',
    labelKey: 'menu.reports',
    to: '/dashboard/classes/daily-reports',
    icon: 'file-text',
    order: 33,
    permissions: ['classes.report.read'],
  },
  {
    id: 'add-monthly-report',
    labelKey: 'monthly.form.header',
    to: '/dashboard/classes/monthly-report/add',
    icon: 'clipboard-list',
    order: 34,
    permissions: ['classes.report.create'],
  },
  {
    id: 'add-material',
    labelKey: 'materials.add',
    to: '/dashboard/lms/add',
    icon: 'book-open',
    order: 35,
    permissions: ['materials.create'],
  },
  {
    id: 'add-book',
    labelKey: 'books.add',
    to: '/dashboard/books/add',
    icon: 'library',
    order: 36,
    permissions: ['book.create'],
  },
];
