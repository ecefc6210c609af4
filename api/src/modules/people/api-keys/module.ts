import { defineModule } from '#define-module.ts';
import { apiKeysAccess } from './api-keys.access.ts';
import { apiKeysActions } from './api-keys.audit.ts';
import { apiKeysPersonalData } from './api-keys.personal-data.ts';
import { apiKeyEndpoints } from './api-keys.routes.ts';

export const apiKeysModule = defineModule('api-keys', {
  above: ['roles', 'academy'],
  endpoints: ({ permissionGroups }) => apiKeyEndpoints(permissionGroups),
  personalData: apiKeysPersonalData,
  accesses: apiKeysAccess,
  impersonal: ['api-key'],
  words: { actions: apiKeysActions },
});
