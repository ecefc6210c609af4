import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { userId } from '../identity.table.ts';

/** The kinds of devices with which a user has signed in (D121): a new kind causes a mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    userId: userId(),
    /** Empty if unknown. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (t) => [uniqueIndex('known_devices_key').on(t.userId, t.browser, t.system)],
);
