import { defineModule } from '#define-module.ts';
import { auditActions, filterNames } from './audit.audit.ts';
import { auditEndpoints } from './audit.routes.ts';

export const auditModule = defineModule('audit', {
  above: ['identity'],
  endpoints: ({ audit }) => auditEndpoints(audit),
  words: { actions: auditActions, objects: { audit: filterNames } },
});
