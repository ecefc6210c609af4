import { defineModule } from '#define-module.ts';
import { materialEndpoints } from './materials.routes.ts';

export const materialsModule = defineModule('materials', {
  above: ['people'],
  endpoints: materialEndpoints,
});
