import { defineRemote } from '@academy/shared-auth/contract';

const FORMS = '/dashboard/forms';

export default defineRemote({
  name: 'mf-forms',
  version: '1.0.0',
  namespace: 'forms',
  needs: { shell: '^1.2.0', api: '^1.0.0' },
  permissions: ['forms.read', 'forms.create'],
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
      to: FORMS,
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
      slot: 'home.attention',
      id: 'home-unread-submissions',
      part: 'home-attention',
      order: 20,
      permissions: ['forms.read'],
    },
  ],
});
