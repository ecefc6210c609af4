import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { canViewMaterialMedia, materialFiles } from './material-files.ts';
import { materialsActions } from './materials.audit.ts';
import { materialFields } from './materials.fields.ts';
import { materialPermissions } from './materials.permissions.ts';
import { materialsPersonalData } from './materials.personal-data.ts';
import { materialEndpoints } from './materials.routes.ts';

export const materialsModule = defineModule('materials', {
  above: ['people'],
  endpoints: materialEndpoints,
  permissions: [materialPermissions],
  personalData: materialsPersonalData,
  impersonal: ['material'],
  words: { actions: materialsActions, objects: { material: namesOf(materialFields) } },
  files: [materialFiles],
  media: [canViewMaterialMedia],
});
