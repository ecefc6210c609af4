import { defineModule } from '#define-module.ts';
import { consentEndpoints } from './consents.routes.ts';

export const consentsModule = defineModule('consents', {
  above: ['people'],
  endpoints: consentEndpoints,
});
