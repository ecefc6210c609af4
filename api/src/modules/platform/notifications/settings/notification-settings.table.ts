import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { userId } from '#modules/accounts/identity/identity.table.ts';

/** A user's choices and quiet hours (D80, D83); a missing value means the default. */
export const notificationSettings = pgTable('notification_settings', {
  userId: userId().primaryKey(),
  /** `{ "timeline": { "mail": true } }`. */
  choices: jsonb('choices').$type<Record<string, { push?: boolean; mail?: boolean }>>().notNull().default({}),
  /** `22:00`, in the user's zone; null: the academy's value. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
});
