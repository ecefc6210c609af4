import { defineModule } from '#define-module.ts';
import { holdEndpoints } from './holds.routes.ts';

export const holdsModule = defineModule('holds', {
  above: ['absences', 'bank-transfers', 'purchases'],
  endpoints: ({ hooks }) => holdEndpoints(hooks),
});
