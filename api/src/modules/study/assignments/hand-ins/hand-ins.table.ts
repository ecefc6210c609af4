import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { media } from '#modules/platform/files/media/media.table.ts';
import { assignments } from '../assignments.table.ts';

/** The teacher's grades for a hand-in; `again` asks for another try (C25). */
export const grades = ['excellent', 'good', 'needs_practice', 'again'] as const;
export type Grade = (typeof grades)[number];

/** The teacher's comment at one moment of a recitation. */
export interface SoundMark {
  atMs: number;
  text: string;
}

/** A student's try at an assignment, with the teacher's mark (C25). */
export const handIns = pgTable(
  'hand_ins',
  {
    id: identity(),
    assignmentId: bigint('assignment_id', { mode: 'number' })
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    number: smallint('number').notNull(),
    /** True for exactly one hand-in of each assignment: the latest one, which counts. */
    isLatest: boolean('is_latest').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    /** The length of a recitation; null for another file. */
    seconds: integer('seconds'),
    note: text('note'),
    /** The id of a file that was sent in parts: it is handed in only once. */
    uploadId: text('upload_id'),
    createdAt: createdAt(),
    grade: text('grade', { enum: grades }),
    comment: text('comment'),
    marks: jsonb('marks').$type<SoundMark[]>(),
    markedBy: bigint('marked_by', { mode: 'number' }).references(() => users.id),
    markedAt: at('marked_at'),
  },
  (t) => [
    unique('hand_ins_media_key').on(t.mediaId),
    unique('hand_ins_upload_key').on(t.assignmentId, t.uploadId),
    unique('hand_ins_number_key').on(t.assignmentId, t.number),
    uniqueIndex('hand_ins_latest_key').on(t.assignmentId).where(sql`${t.isLatest}`),
    index('hand_ins_newest_idx').on(t.createdAt, t.id),
    index('hand_ins_unmarked_idx').on(t.createdAt).where(sql`${t.isLatest} and ${t.grade} is null`),
    check('hand_ins_grade_check', sql.raw(`grade in (${valuesOf(grades)})`)),
  ],
);
