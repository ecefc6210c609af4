import { defineModule } from '#define-module.ts';
import { makeUpNotifications } from './make-ups.notifications.ts';
import { makeUpsPersonalData } from './make-ups.personal-data.ts';
import { makeUpEndpoints } from './make-ups.routes.ts';
import { makeUpSettings } from './make-ups.settings.ts';
import { notifyEndingMakeUps } from './notify-ending.ts';

export const makeUpsModule = defineModule('make-ups', {
  above: ['classes'],
  endpoints: makeUpEndpoints,
  settings: [makeUpSettings.group],
  notifications: [makeUpNotifications],
  personalData: makeUpsPersonalData,
  everyMinute: [(sql, { now }) => notifyEndingMakeUps(sql, now)],
});
