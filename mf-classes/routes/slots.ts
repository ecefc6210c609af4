import type { defineRemote } from '@academy/shared-auth/contract';
import { homeSizes } from '../src/base/components/home-sizes.ts';
import { monthlySize, summarySize, tabSize } from '../src/base/components/person-sizes.ts';
import { OFFICE } from './contribution.ts';

/** Only for roles whose page shows classes; other roles make no request. */
const when = { role: ['student', 'teacher'] };
const permissions = ['classes.my_classes.read'];

type Slots = NonNullable<Parameters<typeof defineRemote>[0]['slots']>;

/** D51: what each role sees first. Relatives need no permission; the API knows their children (D8). */
const homeWidgets: Slots = [
  {
    slot: 'home.widget',
    id: 'home-next-class',
    part: 'home-next-class',
    labelKey: 'home.next.title',
    order: 5,
    only: ['student', 'teacher'],
    permissions,
    size: homeSizes.nextClass,
  },
  {
    slot: 'home.widget',
    id: 'home-child-work',
    part: 'home-child-work',
    labelKey: 'home.work.title',
    order: 6,
    only: ['child'],
    permissions: ['classes.assignments.read'],
    size: homeSizes.childWork,
  },
  {
    slot: 'home.widget',
    id: 'home-children',
    part: 'home-children',
    labelKey: 'home.children.title',
    order: 6,
    relations: ['parent', 'uncle', 'aunt'],
    except: ['child'],
    size: homeSizes.children,
  },
  {
    slot: 'home.widget',
    id: 'home-feedback',
    part: 'home-feedback',
    labelKey: 'feedback.list.menu',
    order: 16,
    only: ['student', 'guest'],
    except: ['child'],
  },
  {
    slot: 'home.widget',
    id: 'home-requests',
    part: 'home-requests',
    labelKey: 'requests.home',
    order: 8,
    only: ['teacher', 'leader', 'admin', 'super-admin'],
    permissions: ['classes.my_classes.update'],
  },
  {
    slot: 'home.widget',
    id: 'home-needs-report',
    part: 'home-needs-report',
    labelKey: 'home.unreported.title',
    order: 10,
    only: ['teacher'],
    permissions: ['classes.report.create'],
    size: homeSizes.needsReport,
  },
  {
    slot: 'home.widget',
    id: 'home-to-mark',
    part: 'home-to-mark',
    labelKey: 'handIns.home.title',
    order: 11,
    only: ['teacher'],
    permissions: ['classes.assignments.create'],
  },
  {
    slot: 'home.widget',
    id: 'home-last-report',
    part: 'home-last-report',
    labelKey: 'home.lastReport.title',
    order: 21,
    only: ['student'],
    except: ['child'],
    permissions: ['classes.report.read'],
    size: homeSizes.lastReport,
  },
  {
    slot: 'home.widget',
    id: 'home-assignments',
    part: 'home-assignments',
    labelKey: 'home.assignments.title',
    order: 22,
    only: ['student'],
    except: ['child'],
    permissions: ['classes.assignments.read'],
    size: homeSizes.assignments,
  },
  // Below all parts of a known size, so that it moves none of them when it comes.
  {
    slot: 'home.widget',
    id: 'home-own-requests',
    part: 'home-own-requests',
    labelKey: 'requests.own',
    order: 23,
    only: ['student'],
    except: ['child'],
    permissions,
  },
];

/** Only leaders and admins read the reports of others; teachers have the permission for their own. */
const attention: Slots = [
  {
    slot: 'home.attention',
    id: 'home-reports-to-read',
    part: 'home-reports-to-read',
    order: 12,
    only: OFFICE,
    permissions: ['classes.report.create'],
  },
  {
    slot: 'home.attention',
    id: 'home-visits',
    part: 'home-visits',
    order: 13,
    only: OFFICE,
    permissions: ['classes.report.create'],
  },
];

/** Parts on pages of other remotes. */
export const slots: Slots = [
  {
    slot: 'person.summary',
    id: 'person-classes-summary',
    part: 'person-classes/summary',
    order: 10,
    permissions,
    when,
    size: summarySize,
  },
  {
    slot: 'person.tab',
    id: 'classes',
    part: 'person-classes/tab',
    labelKey: 'personClasses.tab',
    order: 10,
    permissions,
    when,
    size: tabSize,
  },
  {
    slot: 'person.tab',
    id: 'monthly-reports',
    part: 'person-monthly/tab',
    labelKey: 'monthly.header',
    order: 20,
    permissions: ['classes.report.read'],
    when,
    size: monthlySize,
  },
  {
    slot: 'person.tab',
    id: 'assignments',
    part: 'person-assignments/tab',
    labelKey: 'assignments.header',
    order: 30,
    permissions: ['classes.assignments.read'],
    when: { role: ['student'] },
    size: monthlySize,
  },
  ...homeWidgets,
  ...attention,
  {
    slot: 'settings.group',
    id: 'class-settings',
    part: 'class-settings',
    order: 10,
    only: ['admin', 'super-admin'],
    permissions: ['users.read'],
  },
  {
    slot: 'student.teacher-changed',
    id: 'move-classes',
    part: 'move-classes',
    order: 10,
    permissions: ['classes.my_classes.update'],
  },
];
