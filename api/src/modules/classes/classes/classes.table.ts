import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { materials } from '#modules/library/materials/materials.table.ts';
import { enrolments } from '#modules/people/people/index.ts';
import { attendances, cancelReasons, classActions, classStatuses, valuesOf } from './class-status.ts';
import { titleKeys } from './title-keys.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/**
 * A class of one student with one teacher, planned or past (D20). The migration adds two constraints that the schema
 * language cannot express: `classes_teacher_overlap` and `classes_student_overlap`.
 */
export const classes = pgTable(
  'classes',
  {
    id: identity(),
    studentId: person('student_id').notNull(),
    teacherId: person('teacher_id').notNull(),
    /** What it is a class of (D125); until a minute after an older process has written it, null: see `enrolmentOf`. */
    enrolmentId: bigint('enrolment_id', { mode: 'number' }).references(() => enrolments.id),
    /** The teacher's leader when the class was created. */
    leaderId: person('leader_id'),
    /** The running number among the student's classes. */
    classNumber: integer('class_number').notNull(),
    startsAt: at('starts_at').notNull(),
    /** Start plus duration; a column, because the constraints against overlaps need one. */
    endsAt: at('ends_at').notNull(),
    /** As typed, `2026-03-29 17:00`, with its IANA zone (D55). */
    wallTime: text('wall_time').notNull(),
    zone: text('zone').notNull(),
    durationMinutes: integer('duration_minutes').notNull().default(30),
    status: text('status', { enum: classStatuses }).notNull().default('scheduled'),
    attendance: text('attendance', { enum: attendances }).notNull().default('presence'),
    accomplished: text('accomplished').notNull().default(''),
    notes: text('notes'),
    /** The classes per week of the student's plan (C12). */
    subscription: integer('subscription').notNull().default(3),
    /** As it was typed, or as it was written by default: then it is found by it, and shown by its key. */
    title: text('title').notNull(),
    /** The key of a default title (D168), whose words are those of the material and the student; null: typed. */
    titleKey: text('title_key', { enum: titleKeys }),
    description: text('description'),
    zoomLink: text('zoom_link'),
    materialId: bigint('material_id', { mode: 'number' }).references(() => materials.id),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    cancelNote: text('cancel_note'),
    /** The teacher whom a substitute replaces (D97); null without a substitute. */
    substituteForId: person('substitute_for_id'),
    /** The admin who allowed it to overlap with another class; null without an overlap (D22). */
    overlapBy: person('overlap_by'),
    overlapReason: text('overlap_reason'),
    /** Its series, slot and the slot's own day (D90); series belong to a module above. */
    seriesId: bigint('series_id', { mode: 'number' }),
    slotId: bigint('slot_id', { mode: 'number' }),
    slotDate: date('slot_date'),
    /** Whether it is an exception of its series (D92). */
    isException: boolean('is_exception').notNull().default(false),
    reportedAt: at('reported_at'),
    createdBy: person('created_by'),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    unique('classes_number_key').on(t.studentId, t.classNumber),
    // Includes status and the other person, so that relations of teachers and students (D7) are read from the index
    // alone.
    index('classes_teacher_idx')
      .on(t.teacherId, t.startsAt, t.id, t.status, t.studentId)
      .where(sql`${t.deletedAt} is null`),
    index('classes_student_idx')
      .on(t.studentId, t.startsAt, t.id, t.status, t.teacherId)
      .where(sql`${t.deletedAt} is null`),
    index('classes_material_idx').on(t.materialId).where(sql`${t.deletedAt} is null`),
    index('classes_folded_title_idx')
      .using('gin', sql`search_grams(' ' || fold_text(${t.title}))`)
      .with({ fastupdate: false })
      .where(sql`${t.deletedAt} is null`),
    index('classes_start_idx').on(t.startsAt, t.id, t.status).where(sql`${t.deletedAt} is null`),
    index('classes_scheduled_idx')
      .on(t.startsAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.status} = 'scheduled'`),
    // Classes to come or waiting for a report: a small part of all.
    index('classes_open_idx')
      .on(t.startsAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.status} in ('scheduled', 'needs_report_to_end')`),
    // Includes deleted classes: an occurrence is made only once.
    uniqueIndex('classes_slot_key').on(t.slotId, t.slotDate).where(sql`${t.slotId} is not null`),
    // The null ones are those that a job names.
    index('classes_enrolment_idx').on(t.enrolmentId, t.id),
    index('classes_series_idx').on(t.seriesId, t.startsAt, t.id).where(sql`${t.seriesId} is not null`),
    check('classes_status_check', sql.raw(`status in (${valuesOf(classStatuses)})`)),
    check('classes_attendance_check', sql.raw(`attendance in (${valuesOf(attendances)})`)),
    check('classes_duration_check', sql.raw('duration_minutes > 0')),
    check('classes_end_check', sql.raw('ends_at > starts_at')),
    check('classes_cancel_reason_check', sql.raw(`cancel_reason in (${valuesOf(cancelReasons)})`)),
  ],
);

/** The number of classes of each stored status; triggers update it, so that no page counts. */
export const classCounts = pgTable('class_counts', {
  status: text('status', { enum: classStatuses }).primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});

/** The actions on a class, with time and actor (D20). */
export const classHistory = pgTable(
  'class_history',
  {
    id: identity(),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    action: text('action', { enum: classActions }).notNull(),
    fromStatus: text('from_status', { enum: classStatuses }),
    toStatus: text('to_status', { enum: classStatuses }),
    /** Null: the clock. */
    actorId: person('actor_id'),
    reason: text('reason'),
    note: text('note'),
    at: at('at').notNull(),
  },
  (t) => [index('class_history_class_idx').on(t.classId, t.id)],
);
