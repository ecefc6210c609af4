import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';
import { leadStatuses, openStatuses } from './lead-status.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/** A request for a free trial (D105). */
export const leads = pgTable(
  'leads',
  {
    id: identity(),
    status: text('status', { enum: leadStatuses }).notNull().default('new'),
    learnerName: text('learner_name').notNull(),
    learnerAge: smallint('learner_age').notNull(),
    /** The person who makes the request: the learner, or a parent. */
    name: text('name').notNull(),
    email: text('email'),
    /** Only digits. */
    phone: text('phone'),
    subject: text('subject').notNull(),
    level: text('level'),
    /** D107: filters the offered teachers, and is shown to nobody else. */
    teacherGender: text('teacher_gender', { enum: ['woman', 'man'] }),
    language: text('language'),
    /** Suitable times, as text and as chosen starts. */
    times: text('times'),
    chosenTimes: timestamp('chosen_times', { withTimezone: true, mode: 'date' }).array().notNull(),
    timezone: text('timezone').notNull(),
    /** The language of the page with the form. */
    pageLanguage: text('page_language', { enum: ['en', 'ar'] }),
    source: text('source').notNull(),
    consentAt: at('consent_at').notNull(),
    ownerId: person('owner_id'),
    lostReason: text('lost_reason'),
    /** When the family withdrew the request; the lead is lost then. */
    withdrawnAt: at('withdrawn_at'),
    /** The account of the person who asks, once it has proved the address (D164). */
    accountId: person('account_id'),
    studentId: person('student_id'),
    parentId: person('parent_id'),
    /** The trial, even a cancelled one, until another is set. */
    classId: bigint('class_id', { mode: 'number' }).references(() => classes.id, { onDelete: 'set null' }),
    heldAt: at('held_at'),
    joinedAt: at('joined_at'),
    /** SHA-256 of the request, hex: the same request within seconds counts as one. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('leads_status_idx').on(t.status, t.id),
    index('leads_statistics_idx').on(t.createdAt, t.source, t.heldAt, t.joinedAt),
    index('leads_waiting_idx')
      .on(t.createdAt)
      .where(sql.raw(`owner_id is null and status in (${valuesOf(openStatuses)})`)),
    index('leads_class_idx').on(t.classId),
    index('leads_student_idx').on(t.studentId),
    index('leads_parent_idx').on(t.parentId),
    index('leads_owner_idx').on(t.ownerId),
    index('leads_account_idx').on(t.accountId),
    index('leads_email_idx').on(sql`lower(${t.email})`),
    check('leads_status_check', sql.raw(`status in (${valuesOf(leadStatuses)})`)),
    check('leads_teacher_gender_check', sql.raw("teacher_gender in ('woman', 'man')")),
    check('leads_contact_check', sql.raw('email is not null or phone is not null')),
  ],
);

export const leadEventKinds = ['created', 'status', 'owner', 'note', 'changed', 'withdrawn', 'taken-over'] as const;

/** Events and notes of a lead. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: identity(),
    leadId: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: leadEventKinds }).notNull(),
    /** Null for a change by the system. */
    actorId: person('actor_id'),
    /** For a change of the status. */
    fromStatus: text('from_status', { enum: leadStatuses }),
    toStatus: text('to_status', { enum: leadStatuses }),
    /** For a change of the owner. */
    ownerId: person('owner_id'),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [index('lead_events_lead_idx').on(t.leadId, t.id)],
);

/** The number of leads by status; triggers update it. */
export const leadCounts = pgTable('lead_counts', {
  status: text('status').primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
