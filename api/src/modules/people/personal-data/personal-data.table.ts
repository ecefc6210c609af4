import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** Exports of a person's data (D123). */
export const personalExports = pgTable(
  'personal_exports',
  {
    id: identity(),
    /** The person whose data it is. */
    userId: person('user_id').notNull(),
    /** The requesting user: that person, or a parent. Only this user gets the file. */
    requestedBy: person('requested_by').notNull(),
    createdAt: createdAt(),
    /** The key of the stored file; null until it is made, and after it was deleted. */
    key: text('key'),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('personal_exports_requested_idx').on(t.requestedBy, t.userId, t.createdAt),
    index('personal_exports_user_idx').on(t.userId),
    index('personal_exports_expiry_idx').on(t.expiresAt),
  ],
);

export const erasureStates = ['asked', 'approved', 'rejected', 'withdrawn', 'done'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** Requests to erase a person (D123). */
export const erasures = pgTable(
  'erasures',
  {
    id: identity(),
    userId: person('user_id').notNull(),
    requestedBy: person('requested_by').notNull(),
    createdAt: createdAt(),
    state: text('state', { enum: erasureStates }).notNull().default('asked'),
    decidedBy: person('decided_by'),
    decidedAt: at('decided_at'),
    /** The admin's reason for a rejection. */
    note: text('note'),
    eraseAt: at('erase_at'),
    doneAt: at('done_at'),
  },
  (t) => [
    uniqueIndex('erasures_open_key').on(t.userId).where(sql`${t.state} in ('asked', 'approved')`),
    index('erasures_due_idx').on(t.eraseAt).where(sql`${t.state} = 'approved'`),
    index('erasures_newest_idx').on(t.createdAt, t.id),
    check('erasures_state_check', sql.raw(`state in (${erasureStates.map((each) => `'${each}'`).join(', ')})`)),
  ],
);
