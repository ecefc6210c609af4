import { defineRemote } from '@academy/shared-auth/contract';

const FORMS = '/dashboard/forms';
const LEADS = '/dashboard/leads';

export default defineRemote({
  name: 'mf-forms',
  version: '1.0.0',
  namespace: 'forms',
  needs: { shell: '^1.2.0', api: '^1.35.0' },
  permissions: ['forms.read', 'forms.create', 'leads.read', 'leads.update'],
  permissionGroups: [
    { group: 'forms', labelKey: 'permissionGroups.forms' },
    { group: 'leads', labelKey: 'permissionGroups.leads' },
  ],
  notifications: [
    {
      key: 'form.submitted',
      textKey: 'notifications.submitted',
      to: `${FORMS}/:relatedId/submissions`,
    },
    {
      key: 'form.contacted',
      textKey: 'notifications.contacted',
      to: `${FORMS}/:relatedId/submissions`,
    },
    {
      key: 'submission.received',
      textKey: 'notifications.received',
      to: `${FORMS}/submissions/:relatedId`,
    },
    {
      key: 'lead.received',
      textKey: 'notifications.lead',
      to: `${LEADS}/:relatedId`,
    },
    {
      key: 'lead.changed',
      textKey: 'notifications.leadChanged',
      to: `${LEADS}/:relatedId`,
    },
    {
      key: 'lead.withdrawn',
      textKey: 'notifications.leadWithdrawn',
      to: `${LEADS}/:relatedId`,
    },
  ],
  routes: [
    {
      path: FORMS,
      screen: 'form-list',
      titleKey: 'list.title',
      permissions: ['forms.read'],
      skeleton: 'list',
      data: ['forms?page=1&limit=10'],
      firstText: { of: 'forms?page=1&limit=10', title: 'name' },
    },
    {
      path: `${FORMS}/add`,
      screen: 'form-builder',
      titleKey: 'builder.addTitle',
      permissions: ['forms.create'],
      skeleton: 'form',
    },
    {
      path: `${FORMS}/:id`,
      screen: 'form-builder/edit-form',
      titleKey: 'builder.editTitle',
      permissions: ['forms.create'],
      skeleton: 'form',
    },
    {
      path: `${FORMS}/:id/submissions`,
      screen: 'submission-list',
      titleKey: 'submissions.title',
      permissions: ['forms.read'],
      skeleton: 'list',
    },
    {
      path: `${FORMS}/submissions/:id`,
      screen: 'submission-details',
      titleKey: 'submission.title',
      permissions: ['forms.read'],
      skeleton: 'form',
    },
    {
      path: LEADS,
      screen: 'lead-list',
      titleKey: 'leads.title',
      permissions: ['leads.read'],
      skeleton: 'list',
      data: ['leads?page=1&per_page=10'],
    },
    {
      path: `${LEADS}/statistics`,
      screen: 'lead-statistics',
      titleKey: 'leads.statistics.title',
      permissions: ['leads.read'],
      skeleton: 'list',
    },
    {
      path: `${LEADS}/:id`,
      screen: 'lead-details',
      titleKey: 'leads.detail',
      permissions: ['leads.read'],
      skeleton: 'form',
    },
    {
      path: `${LEADS}/:id/trial`,
      screen: 'lead-trial',
      titleKey: 'leads.setTrial',
      permissions: ['leads.update'],
      skeleton: 'form',
    },
  ],
  menu: [
    {
      id: 'forms',
      labelKey: 'menu.forms',
      to: FORMS,
      icon: 'clipboard-list',
      order: 75,
      permissions: ['forms.read'],
    },
    {
      id: 'leads',
      labelKey: 'menu.leads',
      to: LEADS,
      icon: 'user-plus',
      order: 74,
      permissions: ['leads.read'],
    },
  ],
  palette: [
    {
      id: 'add-form',
      labelKey: 'action.add',
      to: `${FORMS}/add`,
      icon: 'clipboard-list',
      order: 70,
      permissions: ['forms.create'],
    },
  ],
  slots: [
    {
      slot: 'menu.badge',
      id: 'unread-submissions',
      part: 'unread-badge',
      entry: 'forms',
      order: 20,
      permissions: ['forms.read'],
    },
    {
      slot: 'person.summary',
      id: 'student-wishes',
      part: 'student-wishes',
      order: 25,
      permissions: ['leads.read'],
      when: { role: ['student'] },
    },
    {
      slot: 'home.attention',
      id: 'home-waiting-leads',
      part: 'home-leads',
      order: 19,
      permissions: ['leads.read'],
    },
    {
      slot: 'home.attention',
      id: 'home-unread-submissions',
      part: 'home-attention',
      order: 20,
      permissions: ['forms.read'],
    },
  ],
});
