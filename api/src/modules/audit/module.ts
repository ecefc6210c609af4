import { defineModule } from '#define-module.ts';
import { auditEndpoints } from './audit.routes.ts';

export const auditModule = defineModule('audit', {
  above: ['identity'],
  endpoints: ({ auditedSubjects }) => auditEndpoints(auditedSubjects),
});
