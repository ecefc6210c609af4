import { defineRemote } from '@academy/shared-auth/contract';
import { summarySize } from './src/features/student-progress/sizes.ts';

const PROGRESS = '/dashboard/progress';
const own = { labelKey: 'menu.own', to: PROGRESS, icon: 'map', order: 35 } as const;

export default defineRemote({
  name: 'mf-progress',
  version: '1.0.0',
  namespace: 'progress',
  needs: { shell: '^1.3.0', api: '^1.115.0' },
  owner: { team: 'progress', channel: '#progress', runbook: 'docs/remotes.md#when-a-remote-fails' },
  permissions: ['classes.report.read', 'classes.report.create'],
  notifications: [
    { key: 'certificate.proposed', textKey: 'notifications.proposed', to: `${PROGRESS}/:studentId` },
    { key: 'certificate.proposed-all', textKey: 'notifications.proposedAll', to: `${PROGRESS}/:studentId` },
    { key: 'certificate.confirmed', textKey: 'notifications.confirmed', to: `${PROGRESS}/:studentId` },
    { key: 'certificate.confirmed-all', textKey: 'notifications.confirmedAll', to: `${PROGRESS}/:studentId` },
  ],
  routes: [
    { path: PROGRESS, screen: 'own-progress', titleKey: 'own.title', skeleton: 'list' },
    { path: `${PROGRESS}/:id`, screen: 'student-progress', titleKey: 'own.title', skeleton: 'list' },
    {
      path: `${PROGRESS}/:id/hand-over`,
      screen: 'hand-over',
      titleKey: 'handOver.title',
      permissions: ['classes.report.create'],
      skeleton: 'list',
    },
    {
      path: `${PROGRESS}/:id/known`,
      screen: 'known-before',
      titleKey: 'known.title',
      permissions: ['classes.report.create'],
      skeleton: 'form',
    },
  ],
  menu: [
    { ...own, id: 'progress', only: ['student'] },
    { ...own, id: 'progress-of-children', relations: ['parent', 'uncle', 'aunt'], except: ['student'] },
  ],
  slots: [
    {
      slot: 'class.report.part',
      id: 'report-progress',
      part: 'report-part',
      order: 10,
      permissions: ['classes.report.create'],
      size: { minHeight: 0 },
    },
    {
      slot: 'monthly.draft',
      id: 'month-of-progress',
      part: 'monthly-draft',
      order: 10,
      permissions: ['classes.report.create'],
    },
    {
      slot: 'home.widget',
      id: 'home-re-teaching',
      part: 'home-re-teaching',
      labelKey: 'reTeaching.title',
      order: 12,
      only: ['teacher'],
      permissions: ['classes.report.create'],
    },
    {
      slot: 'home.widget',
      id: 'home-certificates',
      part: 'home-certificates',
      labelKey: 'certificate.toConfirm',
      order: 12,
      only: ['leader', 'admin', 'super-admin'],
      permissions: ['classes.report.create'],
    },
    {
      slot: 'person.summary',
      id: 'progress-summary',
      part: 'student-progress/summary',
      order: 20,
      permissions: ['classes.report.read'],
      when: { role: ['student'] },
      size: summarySize,
    },
    {
      slot: 'student.teacher-changed',
      id: 'new-teacher',
      part: 'new-teacher',
      order: 20,
      permissions: ['classes.report.create'],
      size: { minHeight: 0 },
    },
    {
      slot: 'person.tab',
      id: 'progress',
      part: 'student-progress/tab',
      labelKey: 'person.tab',
      order: 20,
      permissions: ['classes.report.read'],
      when: { role: ['student'] },
      size: { minHeight: 400, bones: [['figures 3'], ['rows 5']] },
    },
    {
      slot: 'child.summary',
      id: 'child-progress',
      part: 'student-progress/child',
      order: 10,
      size: { minHeight: 0 },
    },
    {
      slot: 'class.summary',
      id: 'class-progress',
      part: 'class-summary',
      order: 10,
      size: { minHeight: 0 },
    },
  ],
});
