import { defineModule } from '#define-module.ts';
import { importsActions, importsWords } from './imports.audit.ts';
import { importsPersonalData } from './imports.personal-data.ts';
import { importEndpoints } from './imports.routes.ts';
import { expiredImports } from './imports.table.ts';

export const importsModule = defineModule('imports', {
  above: ['relatives'],
  endpoints: importEndpoints,
  personalData: importsPersonalData,
  impersonal: ['import'],
  words: { actions: importsActions, fields: importsWords },
  expired: expiredImports,
});
