import { defineModule } from '#define-module.ts';
import { safetyEndpoints } from './safety.routes.ts';

export const safetyModule = defineModule('safety', {
  above: ['classes', 'concerns', 'staff-documents'],
  endpoints: safetyEndpoints,
});
