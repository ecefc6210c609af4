import { defineModule } from '#define-module.ts';
import { importsPersonalData } from './imports.personal-data.ts';
import { importEndpoints } from './imports.routes.ts';

export const importsModule = defineModule('imports', {
  above: ['relatives'],
  endpoints: importEndpoints,
  personalData: importsPersonalData,
  impersonal: ['import'],
});
