import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from '#base/database/columns.ts';
import { userId, users } from '#modules/accounts/identity/identity.table.ts';

/** The children whom parents have named themselves (D163). */
export const ownChildren = pgTable(
  'own_children',
  {
    studentId: bigint('student_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: bigint('parent_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('own_children_parent_idx').on(t.parentId)],
);

/** Who has answered "Who learns?" with "I" (D163). */
export const selfLearners = pgTable('self_learners', { userId: userId().primaryKey(), createdAt: createdAt() });
