import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { userId } from '../identity.table.ts';

/** Kinds of devices that somebody has signed in with (D121): of another one a mail is sent. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    userId: userId(),
    /** Empty: not known. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (t) => [uniqueIndex('known_devices_key').on(t.userId, t.browser, t.system)],
);
