import { defineModule } from '#define-module.ts';
import { assignmentEndpoints } from './assignments.routes.ts';

export const assignmentsModule = defineModule('assignments', {
  above: ['classes'],
  endpoints: assignmentEndpoints,
});
