import { bigint, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';
import { media } from '#modules/platform/files/media/media.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** A file that belongs to a class, for its student. */
export const assignments = pgTable(
  'assignments',
  {
    id: identity(),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The student of the class. */
    studentId: person('student_id').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    title: text('title').notNull(),
    uploadedBy: person('uploaded_by').notNull(),
    /** C25: the last day to hand it in, in the student's zone when it was added, and the instant at which that day ends. */
    due: date('due'),
    dueAt: at('due_at'),
    createdAt: createdAt(),
    /** When the student or a relative first opened it. */
    seenAt: at('seen_at'),
    seenBy: person('seen_by'),
  },
  (t) => [
    unique('assignments_media_key').on(t.mediaId),
    index('assignments_newest_idx').on(t.createdAt, t.id),
    index('assignments_class_idx').on(t.classId),
    index('assignments_student_idx').on(t.studentId, t.createdAt, t.id),
    index('assignments_uploader_idx').on(t.uploadedBy),
    index('assignments_due_idx').on(t.dueAt),
  ],
);

/** The number of assignments and of their hand-ins; triggers update it, so that no page counts rows. */
export const assignmentCounts = pgTable('assignment_counts', {
  name: text('name', { enum: ['live', 'handed_in'] }).primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
