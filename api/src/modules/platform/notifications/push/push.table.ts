import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt, identity } from '#base/database/columns.ts';
import { sessions, userId } from '#modules/accounts/identity/identity.table.ts';

/** Devices that get push messages (D85). A device belongs to a session: after a sign-out it gets no more. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: identity(),
    userId: userId(),
    session: bytes('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** `Chrome on Android`. */
    label: text('label').notNull().default(''),
    /** Whether messages show their content, on a screen that others may see. */
    showsContents: boolean('shows_contents').notNull().default(true),
    createdAt: createdAt(),
    lastSentAt: at('last_sent_at'),
    /** Messages in a row that its push service rejected. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    unique('push_subscriptions_endpoint_key').on(t.endpoint),
    index('push_subscriptions_user_idx').on(t.userId, t.id),
    index('push_subscriptions_session_idx').on(t.session),
  ],
);
