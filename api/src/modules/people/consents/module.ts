import { defineModule } from '#define-module.ts';
import { legalTextFields } from './consent.fields.ts';
import { consentsActions } from './consents.audit.ts';
import { consentsPersonalData } from './consents.personal-data.ts';
import { consentEndpoints } from './consents.routes.ts';

export const consentsModule = defineModule('consents', {
  above: ['people'],
  endpoints: consentEndpoints,
  personalData: consentsPersonalData,
  impersonal: ['legal-text'],
  words: {
    actions: consentsActions,
    objects: {
      'legal-text': { legalKind: legalTextFields.kind.name, version: legalTextFields.version.name },
    },
  },
});
