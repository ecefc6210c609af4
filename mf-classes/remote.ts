import { defineRemote } from '@academy/shared-auth/contract';
import { notifications } from './declared/notifications.ts';

export default defineRemote({
  name: 'mf-classes',
  version: '1.0.0',
  namespace: 'classes',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  permissionGroups: [
    { group: 'classes.my_classes', labelKey: 'permissionGroups.classes' },
    { group: 'classes.assignments', labelKey: 'permissionGroups.assignments' },
    { group: 'materials', labelKey: 'permissionGroups.materials' },
    { group: 'classes.report', labelKey: 'permissionGroups.reports' },
    { group: 'calendar', labelKey: 'permissionGroups.calendar' },
    { group: 'book', labelKey: 'permissionGroups.books' },
  ],
  notifications,
  routes: [],
});
