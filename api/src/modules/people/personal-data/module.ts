import { defineModule } from '#define-module.ts';
import { mergeChecks } from '#modules/people/people/people-events.ts';
import { keepApartWhileErasing } from './merge-erasures.ts';
import { personalDataActions, personalDataWords } from './personal-data.audit.ts';
import { personalDataNotifications } from './personal-data.notifications.ts';
import { ownPersonalData } from './personal-data.personal-data.ts';
import { personalDataEndpoints } from './personal-data.routes.ts';

export const personalDataModule = defineModule('personal-data', {
  above: ['relatives'],
  endpoints: personalDataEndpoints,
  notifications: [personalDataNotifications],
  personalData: ownPersonalData,
  words: { actions: personalDataActions, fields: personalDataWords },
  registers: [mergeChecks.add(keepApartWhileErasing)],
});
