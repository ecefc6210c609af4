import type { defineRemote } from '@academy/shared-auth/contract';
import { summaryHeight, tabHeight } from '../src/features/person-classes/heights.ts';

/** Those whose page has classes; of other roles nothing is asked. */
const when = { role: ['student', 'teacher'] };
const permissions = ['classes.my_classes.read'];

/** Parts on pages of other remotes. */
export const slots: Parameters<typeof defineRemote>[0]['slots'] = [
  {
    slot: 'person.summary',
    id: 'person-classes-summary',
    part: 'person-classes/summary',
    order: 10,
    permissions,
    when,
    size: summaryHeight,
  },
  {
    slot: 'person.tab',
    id: 'classes',
    part: 'person-classes/tab',
    labelKey: 'personClasses.tab',
    order: 10,
    permissions,
    when,
    size: tabHeight,
  },
  {
    slot: 'person.tab',
    id: 'monthly-reports',
    part: 'person-monthly/tab',
    labelKey: 'monthly.header',
    order: 20,
    permissions: ['classes.report.read'],
    when,
    size: { minHeight: 208, onPhone: 208 },
  },
  {
    slot: 'student.teacher-changed',
    id: 'move-classes',
    part: 'move-classes',
    order: 10,
    permissions: ['classes.my_classes.update'],
  },
  // Each follows the audience of its entry: teachers have one, everybody else who reports the other.
  ...['classes', 'my-classes'].map((entry) => ({
    slot: 'menu.badge',
    id: `${entry}-report-outbox`,
    part: 'report-outbox',
    entry,
    order: 20,
    permissions: ['classes.report.create'],
  })),
];
