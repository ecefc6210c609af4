import { defineModule } from '#define-module.ts';
import { materialPermissions } from './materials.permissions.ts';
import { materialsPersonalData } from './materials.personal-data.ts';
import { materialEndpoints } from './materials.routes.ts';

export const materialsModule = defineModule('materials', {
  above: ['people'],
  endpoints: materialEndpoints,
  permissions: [materialPermissions],
  personalData: materialsPersonalData,
  impersonal: ['material'],
});
