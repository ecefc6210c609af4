import { defineModule } from '#define-module.ts';
import { concernNotifications } from './concerns.notifications.ts';
import { concernsPersonalData } from './concerns.personal-data.ts';
import { concernEndpoints } from './concerns.routes.ts';
import { concernSettings } from './concerns.settings.ts';
import { canViewConcernMedia } from './read-concerns.ts';

/** D146. It names no actions of the audit log and no source of a search: nobody else knows of a concern. */
export const concernsModule = defineModule('concerns', {
  above: ['people'],
  endpoints: concernEndpoints,
  settings: [concernSettings.group],
  notifications: [concernNotifications],
  personalData: concernsPersonalData,
  media: [canViewConcernMedia],
});
