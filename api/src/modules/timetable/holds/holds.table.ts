import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';
import { dues } from '#modules/money/purchases/index.ts';
import { payments } from '#modules/money/purchases/purchases.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** `undone`: taken back before it started. */
export const holdStates = ['planned', 'running', 'over', 'undone'] as const;

/** A hold of a student (D98). Drizzle cannot express the constraint `holds_student_overlap`; a migration creates it. */
export const holds = pgTable(
  'holds',
  {
    id: identity(),
    studentId: person('student_id').notNull(),
    /** Both days are included, in `zone`; a hold without a last day is open. */
    from: date('from_on').notNull(),
    to: date('to_on'),
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at'),
    reason: text('reason'),
    /** The missing payment, if the hold began because of it (D114). */
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    /** The unpaid due, if the hold began because of it (D131). */
    dueId: bigint('due_id', { mode: 'number' }).references(() => dues.id),
    /** Whether others may have the student's times during the hold. */
    freesSlot: boolean('frees_slot').notNull().default(false),
    state: text('state', { enum: holdStates }).notNull().default('planned'),
    /** Whether the hold suspended the student; a status that was set by hand stays. */
    isSuspending: boolean('is_suspending').notNull().default(false),
    /** Whether the family made it (D136). */
    byFamily: boolean('by_family').notNull().default(false),
    /** Null: nobody; the hold is for a missing payment or due. */
    createdBy: person('created_by'),
    createdAt: createdAt(),
    /** When its days were last set: people who were notified of them recently need no reminder. */
    changedAt: at('changed_at').notNull(),
    /** Who ended the hold or took it back; null: the clock, or a payment. */
    endedBy: person('ended_by'),
  },
  (t) => [
    index('holds_student_idx').on(t.studentId, t.startsAt),
    index('holds_payment_idx').on(t.paymentId).where(sql`${t.paymentId} is not null`),
    index('holds_due_idx').on(t.dueId).where(sql`${t.dueId} is not null`),
    index('holds_open_idx').on(t.startsAt, t.id).where(sql`${t.state} in ('planned', 'running')`),
    check('holds_state_check', sql.raw(`state in (${valuesOf(holdStates)})`)),
    check('holds_range_check', sql.raw('ends_at > starts_at and (to_on is null) = (ends_at is null)')),
  ],
);

/** `kept`: the class stays cancelled although it is no longer part of the hold. */
export const heldStates = ['held', 'back', 'kept'] as const;

/** The classes that a hold has cancelled. */
export const holdClasses = pgTable(
  'hold_classes',
  {
    holdId: bigint('hold_id', { mode: 'number' })
      .notNull()
      .references(() => holds.id, { onDelete: 'cascade' }),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The student's teacher at that time. */
    studentTeacherId: person('student_teacher_id'),
    state: text('state', { enum: heldStates }).notNull().default('held'),
    /** The former values of the class, by column. */
    former: jsonb('former').notNull(),
    /** The history line of the class's cancellation. */
    doneLine: bigint('done_line', { mode: 'number' }).notNull(),
    /** Why the class stays cancelled. */
    problem: text('problem'),
  },
  (t) => [
    primaryKey({ columns: [t.holdId, t.classId] }),
    index('hold_classes_class_idx').on(t.classId),
    index('hold_classes_kept_idx').on(t.classId).where(sql`${t.state} = 'kept'`),
    check('hold_classes_state_check', sql.raw(`state in (${valuesOf(heldStates)})`)),
  ],
);
