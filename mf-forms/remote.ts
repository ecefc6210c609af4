import { defineRemote } from '@academy/shared-auth/contract';
import { menu, routes } from './routes/forms.ts';

export default defineRemote({
  name: 'mf-forms',
  version: '1.0.0',
  namespace: 'forms',
  needs: { shell: '^1.1.0', api: '^1.0.0' },
  permissions: ['forms.read', 'forms.create'],
  permissionGroups: [{ group: 'forms', labelKey: 'permissionGroups.forms' }],
  notifications: [
    {
      key: 'submission.received',
      textKey: 'notifications.received',
      to: '/dashboard/forms/submissions/:relatedId',
    },
  ],
  routes,
  menu,
  slots: [
    {
      slot: 'menu.badge',
      id: 'unread-submissions',
      part: 'unread-badge',
      entry: 'forms',
      order: 20,
      permissions: ['forms.read'],
    },
  ],
});
