import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, jsonb, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';
import { planRowStates, planStates } from './plan-states.ts';

/** A column of a person's id. */
export const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** The columns of each table of plans: for whom, on which days, and how far its job is. */
export const planColumns = () => ({
  id: identity(),
  /** For one teacher. */
  teacherId: person('teacher_id'),
  /** For a leader's team; for everybody if neither is set. */
  leaderId: person('leader_id'),
  /** Days in the zone; both ends are included. */
  fromOn: date('from_on').notNull(),
  toOn: date('to_on').notNull(),
  zone: text('zone').notNull(),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
  state: text('state', { enum: planStates }).notNull().default('applying'),
  createdBy: person('created_by').notNull(),
  createdAt: createdAt(),
  undoneBy: person('undone_by'),
  /** When it was undone; since then it concerns no class that is made. */
  undoneAt: at('undone_at'),
  /** Whether it was undone before its job had ended, so that nobody had been notified. */
  isInterrupted: boolean('is_interrupted').notNull().default(false),
});

/** @param table the name of the table of plans. */
export const planChecks = (table: string) => [
  check(`${table}_state_check`, sql.raw(`state in (${valuesOf(planStates)})`)),
  check(`${table}_range_check`, sql.raw('ends_at > starts_at')),
];

/** The columns of each table of the classes of plans. */
export const planRowColumns = () => ({
  classId: bigint('class_id', { mode: 'number' })
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' }),
  /** The student of the class at the decision. */
  studentId: person('student_id').notNull(),
  /** The last line of the class's history at the decision. */
  seenLine: bigint('seen_line', { mode: 'number' }).notNull(),
  state: text('state', { enum: planRowStates }).notNull().default('waiting'),
  /** The values of the class before the change, by column. */
  former: jsonb('former'),
  /** The history line of the change. */
  doneLine: bigint('done_line', { mode: 'number' }),
});

/** @param table the name of the table of classes of plans. */
export const planRowChecks = (table: string) => [
  check(`${table}_state_check`, sql.raw(`state in (${valuesOf(planRowStates)})`)),
];
