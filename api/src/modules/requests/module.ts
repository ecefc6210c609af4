import { defineModule } from '#define-module.ts';
import { requestEndpoints } from './requests.routes.ts';

export const requestsModule = defineModule('requests', {
  above: ['free-times', 'make-ups'],
  endpoints: ({ hooks }) => requestEndpoints(hooks),
});
