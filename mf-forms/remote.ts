import { defineRemote } from '@academy/shared-auth/contract';

export default defineRemote({
  name: 'mf-forms',
  version: '1.0.0',
  namespace: 'forms',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  permissionGroups: [{ group: 'forms', labelKey: 'permissionGroups.forms' }],
  notifications: [{ key: 'submission.received', textKey: 'notifications.received' }],
  routes: [],
});
