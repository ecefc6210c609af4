import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#modules/identity/identity.table.ts';
import { attendances, classStatuses, valuesOf } from './class-status.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** A class of one student with one teacher, planned or over (D20). */
export const classes = pgTable(
  'classes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: person('student_id').notNull(),
    teacherId: person('teacher_id').notNull(),
    /** The teacher's leader when the class was made. */
    leaderId: person('leader_id'),
    /** Counts the student's classes. */
    classNumber: integer('class_number').notNull(),
    startsAt: at('starts_at').notNull(),
    durationMinutes: integer('duration_minutes').notNull().default(30),
    status: text('status', { enum: classStatuses }).notNull().default('scheduled'),
    attendance: text('attendance', { enum: attendances }).notNull().default('presence'),
    accomplished: text('accomplished').notNull().default(''),
    notes: text('notes'),
    /** Classes a week of the student's plan (C12). */
    subscription: integer('subscription').notNull().default(3),
    title: text('title').notNull(),
    description: text('description'),
    zoomLink: text('zoom_link'),
    cancelReason: text('cancel_reason'),
    reportedAt: at('reported_at'),
    createdBy: person('created_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    unique('classes_number_key').on(t.studentId, t.classNumber),
    // With status and the other one, so that who teaches whom (D7) is read from the index alone.
    index('classes_teacher_idx')
      .on(t.teacherId, t.startsAt, t.id, t.status, t.studentId)
      .where(sql`${t.deletedAt} is null`),
    index('classes_student_idx')
      .on(t.studentId, t.startsAt, t.id, t.status, t.teacherId)
      .where(sql`${t.deletedAt} is null`),
    index('classes_start_idx').on(t.startsAt, t.id, t.status).where(sql`${t.deletedAt} is null`),
    // What is to come, or waits for its report; few of many.
    index('classes_open_idx')
      .on(t.startsAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.status} in ('scheduled', 'needs_report_to_end')`),
    check('classes_status_check', sql.raw(`status in (${valuesOf(classStatuses)})`)),
    check('classes_attendance_check', sql.raw(`attendance in (${valuesOf(attendances)})`)),
    check('classes_duration_check', sql.raw('duration_minutes > 0')),
  ],
);
