import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { roleScopes } from '#modules/people/roles/index.ts';

/** Keys of programs (D158). A revoked key keeps its row. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identity(),
    makerId: bigint('maker_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** The last characters, by which people recognise the key. */
    hint: text('hint').notNull(),
    permissions: text('permissions').array().notNull(),
    scope: text('scope', { enum: roleScopes }).notNull(),
    /** The last day, in the academy's zone; null: no end. */
    until: date('until', { mode: 'string' }),
    expiresAt: at('expires_at'),
    createdAt: createdAt(),
    /** To within a minute. */
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    uniqueIndex('api_keys_token_key').on(t.tokenHash),
    uniqueIndex('api_keys_name_key').on(sql`fold_text(${t.name})`).where(sql`${t.revokedAt} is null`),
    index('api_keys_maker_idx').on(t.makerId),
  ],
);
