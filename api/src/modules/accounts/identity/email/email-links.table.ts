import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt } from '#base/database/columns.ts';
import { userId } from '../identity.table.ts';

/** D87: links in mails that confirm or restore an address. The mail has the token, the table its hash. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    /**
     * `confirm`: the user owns this address. `restore`: the former address is restored. `invite`: its owner chooses a
     * password.
     */
    purpose: text('purpose', { enum: ['confirm', 'restore', 'invite'] }).notNull(),
    email: text('email').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('email_links_user_idx').on(t.userId), index('email_links_expiry_idx').on(t.expiresAt)],
);
