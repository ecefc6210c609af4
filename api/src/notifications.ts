import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { modules } from './modules.ts';

/** Every kind of notification (D53). No module imports this. */
export const notificationKinds: readonly NotificationKind[] = modules
  .flatMap(({ notifications = [] }) => notifications)
  .flatMap((kinds) => Object.values(kinds));
