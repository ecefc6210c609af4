import { defineModule } from '#define-module.ts';
import { rolesActions, rolesWords } from './roles.audit.ts';
import { roleNotifications } from './roles.notifications.ts';
import { roleEditingPermissions } from './roles.permissions.ts';
import { rolesPersonalData } from './roles.personal-data.ts';
import { roleEndpoints } from './roles.routes.ts';

export const rolesModule = defineModule('roles', {
  above: ['notifications'],
  endpoints: ({ permissionGroups }) => roleEndpoints(permissionGroups),
  permissions: [roleEditingPermissions],
  notifications: [roleNotifications],
  personalData: rolesPersonalData,
  impersonal: ['role'],
  words: { actions: rolesActions, fields: rolesWords },
});
