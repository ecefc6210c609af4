import { defineModule } from '#define-module.ts';
import { expiredDeliveries } from './deliveries/expired-deliveries.ts';
import { expiredNotifications } from './expired-notifications.ts';
import { deliveryEndpoints } from './log/deliveries.routes.ts';
import { mailChoicesEndpoints } from './mails/mail-choices.routes.ts';
import { notificationsActions } from './notifications.audit.ts';
import { notificationsPersonalData } from './notifications.personal-data.ts';
import { notificationEndpoints } from './notifications.routes.ts';
import { reachSettings } from './notifications.settings.ts';
import { pushAccess } from './push/push.access.ts';
import { pushNotifications } from './push/push.notifications.ts';
import { pushEndpoints } from './push/push.routes.ts';
import { notificationSettingsEndpoints } from './settings/notification-settings.routes.ts';

export const notificationsModule = defineModule('notifications', {
  above: ['identity'],
  endpoints: ({ notificationKinds, groupsOf }) => [
    ...notificationEndpoints(notificationKinds),
    ...notificationSettingsEndpoints,
    ...pushEndpoints,
    ...mailChoicesEndpoints(groupsOf),
    ...deliveryEndpoints,
  ],
  settings: [reachSettings.group],
  notifications: [pushNotifications],
  personalData: notificationsPersonalData,
  words: { actions: notificationsActions },
  accesses: pushAccess,
  expired: [expiredNotifications, expiredDeliveries],
});
