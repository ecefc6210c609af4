import { defineModule } from '#define-module.ts';
import { importEndpoints } from './imports.routes.ts';

export const importsModule = defineModule('imports', {
  above: ['relatives'],
  endpoints: importEndpoints,
});
