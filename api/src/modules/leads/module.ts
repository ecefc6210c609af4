import { defineModule } from '#define-module.ts';
import { leadEndpoints } from './leads.routes.ts';

export const leadsModule = defineModule('leads', {
  above: ['forms', 'free-times', 'relatives'],
  endpoints: ({ hooks }) => leadEndpoints(hooks),
});
