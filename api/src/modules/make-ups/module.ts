import { defineModule } from '#define-module.ts';
import { makeUpNotifications } from './make-ups.notifications.ts';
import { makeUpsPersonalData } from './make-ups.personal-data.ts';
import { makeUpEndpoints } from './make-ups.routes.ts';
import { makeUpSettings } from './make-ups.settings.ts';

export const makeUpsModule = defineModule('make-ups', {
  above: ['classes'],
  endpoints: makeUpEndpoints,
  settings: [makeUpSettings.group],
  notifications: [makeUpNotifications],
  personalData: makeUpsPersonalData,
});
