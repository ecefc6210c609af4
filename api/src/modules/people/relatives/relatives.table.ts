import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { userId, users } from '#modules/accounts/identity/identity.table.ts';

export const relations = pgTable(
  'relations',
  {
    id: identity(),
    userId: userId(),
    relatedUserId: bigint('related_user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relationshipType: text('relationship_type', { enum: ['parent', 'uncle', 'aunt'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('relations_pair_key').on(t.userId, t.relatedUserId, t.relationshipType),
    index('relations_related_idx').on(t.relatedUserId),
  ],
);
