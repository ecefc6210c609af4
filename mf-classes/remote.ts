import { defineRemote } from '@academy/shared-auth/contract';
import { assignments } from './routes/assignments.ts';
import { books } from './routes/books.ts';
import { calendar } from './routes/calendar.ts';
import { classes } from './routes/classes.ts';
import { feedback } from './routes/feedback.ts';
import { files } from './routes/files.ts';
import { freeTimes } from './routes/free-times.ts';
import { holds } from './routes/holds.ts';
import { materials } from './routes/materials.ts';
import { monthlyReports } from './routes/monthly-reports.ts';
import { notifications } from './routes/notifications.ts';
import { palette } from './routes/palette.ts';
import { reading } from './routes/reading.ts';
import { shifts } from './routes/shifts.ts';
import { slots } from './routes/slots.ts';
import { timesOff } from './routes/times-off.ts';

const parts = [
  classes,
  reading,
  monthlyReports,
  assignments,
  materials,
  books,
  calendar,
  freeTimes,
  timesOff,
  shifts,
  holds,
  feedback,
  files,
];

export default defineRemote({
  name: 'mf-classes',
  version: '1.0.0',
  namespace: 'classes',
  needs: { shell: '^1.3.0', api: '^1.139.0' },
  owner: { team: 'classes', channel: '#classes', runbook: 'docs/remotes.md#when-a-remote-fails' },
  permissions: [
    'classes.my_classes.read',
    'classes.my_classes.create',
    'classes.my_classes.update',
    'classes.report.read',
    'classes.report.create',
    'classes.assignments.create',
    'classes.assignments.read',
    'materials.read',
    'calendar.read',
    'book.read',
    'book.create',
    'book.update',
  ],
  permissionGroups: [
    { group: 'classes.my_classes', labelKey: 'permissionGroups.classes' },
    { group: 'classes.assignments', labelKey: 'permissionGroups.assignments' },
    { group: 'materials', labelKey: 'permissionGroups.materials' },
    { group: 'classes.report', labelKey: 'permissionGroups.reports' },
    { group: 'calendar', labelKey: 'permissionGroups.calendar' },
    { group: 'book', labelKey: 'permissionGroups.books' },
  ],
  notifications,
  routes: parts.flatMap(({ routes }) => routes),
  redirects: parts.flatMap(({ redirects = [] }) => redirects),
  menuGroups: parts.flatMap(({ menuGroups = [] }) => menuGroups),
  menu: parts.flatMap(({ menu = [] }) => menu),
  palette,
  slots,
});
