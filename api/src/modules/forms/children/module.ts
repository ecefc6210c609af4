import { defineModule } from '#define-module.ts';
import { childNotifications } from './children.notifications.ts';
import { childrenPersonalData } from './children.personal-data.ts';
import { childEndpoints } from './children.routes.ts';

export const childrenModule = defineModule('children', {
  above: ['leads'],
  endpoints: childEndpoints,
  notifications: [childNotifications],
  personalData: childrenPersonalData,
});
