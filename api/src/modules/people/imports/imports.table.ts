import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

export const importStates = ['checked', 'applied', 'undone'] as const;

/** A file of people that is checked, then applied, and can be undone for a day (D122). */
export const imports = pgTable(
  'imports',
  {
    id: identity(),
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['students', 'teachers'] }).notNull(),
    state: text('state', { enum: importStates }).notNull().default('checked'),
    fileName: text('file_name').notNull(),
    columns: jsonb('columns').notNull(),
    rows: integer('rows').notNull(),
    problems: jsonb('problems').notNull(),
    problemTotal: integer('problem_total').notNull(),
    /** The cells without which their rows are imported; empty once it is undone, and two days after it was applied. */
    warnings: jsonb('warnings').notNull().default([]),
    warningTotal: integer('warning_total').notNull().default(0),
    /** The number of people in its rows that it creates, and that it knows, of whom it changes some. */
    created: integer('created').notNull(),
    updated: integer('updated').notNull(),
    changed: integer('changed').notNull().default(0),
    /** The number of parents that it creates, and that it knows. */
    parents: integer('parents').notNull().default(0),
    knownParents: integer('known_parents').notNull().default(0),
    /** The cells of the file; null after they are applied. */
    lines: jsonb('lines'),
    /** What was created and changed; null if it cannot be undone. */
    done: jsonb('done'),
    createdAt: createdAt(),
    appliedAt: at('applied_at'),
  },
  (t) => [index('imports_newest_idx').on(t.createdAt)],
);

/** SQL: deletes imports that were not applied within a day, and the undo data of others. $1 is now. */
export const expiredImports = [
  "delete from imports where state = 'checked' and created_at <= $1::timestamptz - interval '24 hours'",
  "update imports set done = null, warnings = '[]' where (done is not null or warnings <> '[]') and applied_at <= $1::timestamptz - interval '48 hours'",
];
