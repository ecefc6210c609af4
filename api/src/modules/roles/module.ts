import { defineModule } from '#define-module.ts';
import { roleEndpoints } from './roles.routes.ts';

export const rolesModule = defineModule('roles', {
  above: ['notifications'],
  endpoints: ({ permissionGroups }) => roleEndpoints(permissionGroups),
});
