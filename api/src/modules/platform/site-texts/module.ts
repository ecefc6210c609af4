import { defineModule } from '#define-module.ts';
import { siteTextsActions, siteTextsCodes, siteTextsWords } from './site-texts.audit.ts';
import { siteTextsPersonalData } from './site-texts.personal-data.ts';
import { siteTextEndpoints } from './site-texts.routes.ts';

export const siteTextsModule = defineModule('site-texts', {
  above: ['identity'],
  endpoints: siteTextEndpoints,
  personalData: siteTextsPersonalData,
  impersonal: ['site-text'],
  words: {
    actions: siteTextsActions,
    objects: { 'site-text': siteTextsWords },
    fieldValues: { sitePage: siteTextsCodes },
  },
});
