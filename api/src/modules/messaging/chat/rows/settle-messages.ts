import type { Sql } from '#base/database/sql.ts';
import { chatNotifications, officeNotifications } from '#modules/messaging/chat/chat.notifications.ts';
import { settleFor } from '#modules/platform/notifications/settle-notifications.ts';

const kinds = [chatNotifications.message, chatNotifications.openMessage, officeNotifications.answered];

/** Cancels the waiting deliveries of a conversation for a user (D82). */
export const settleMessages = (sql: Sql, userId: number, chatId: number, at: Date): Promise<void> =>
  settleFor(sql, userId, { kinds, relatedId: chatId, at });
