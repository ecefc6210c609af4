import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '#base/database/columns.ts';
import { userId, users } from '#modules/accounts/identity/identity.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const lastStatus = () => text('last_status', { enum: ['active', 'suspended', 'stopped'] });

export const studentProfiles = pgTable(
  'student_profiles',
  {
    userId: userId().primaryKey(),
    code: text('code').notNull(),
    teacherId: person('teacher_id'),
    leaderId: person('leader_id'),
    age: smallint('age'),
    section: text('section'),
    agreedSessionDuration: integer('agreed_session_duration').notNull().default(30),
    registrationDate: date('registration_date'),
    notes: text('notes'),
    /** Only digits; in addition to the phone of the account (C3). */
    phone: text('phone').unique('student_profiles_phone_key'),
    teacherCode: text('teacher_code'),
    /** Null: active. */
    lastStatus: lastStatus(),
    lastStatusDate: date('last_status_date'),
    trialSession: boolean('trial_session').notNull().default(false),
    totalSessions: integer('total_sessions').notNull().default(0),
    lastSessionDate: date('last_session_date'),
    paidSessionsBalance: integer('paid_sessions_balance').notNull().default(0),
    previousTeacherId: person('previous_teacher_id'),
    previousLeaderId: person('previous_leader_id'),
    wallet: text('wallet'),
    walletNum: text('wallet_num'),
    /** D27: the sum of the ledger's lines. Only triggers write it, in the transaction that changes the ledger. */
    remaining: integer('remaining').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('student_profiles_code_key').on(sql`lower(${t.code})`),
    index('student_profiles_folded_code_idx')
      .using('gin', sql`search_grams(fold_text(${t.code}))`)
      .with({ fastupdate: false }),
    index('student_profiles_teacher_idx').on(t.teacherId),
    index('student_profiles_leader_idx').on(t.leaderId),
    // Only for active students, so that former students cost the start page nothing.
    index('student_profiles_active_idx')
      .on(t.teacherId, t.userId)
      .where(sql`coalesce(${t.lastStatus}, 'active') = 'active'`),
  ],
);

export const teacherProfiles = pgTable(
  'teacher_profiles',
  {
    userId: userId().primaryKey(),
    code: text('code').notNull(),
    leaderId: person('leader_id'),
    registrationDate: date('registration_date'),
    notes: text('notes'),
    phone: text('phone').unique('teacher_profiles_phone_key'),
    lastStatus: lastStatus(),
    lastStatusDate: date('last_status_date'),
    wallet: text('wallet'),
    walletNum: text('wallet_num'),
    gender: text('gender', { enum: ['woman', 'man'] }),
    /** Codes of ISO 639, as `ar`. */
    languages: text('languages').array().notNull().default(sql`'{}'`),
    subjects: text('subjects').array().notNull().default(sql`'{}'`),
    learners: text('learners').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('teacher_profiles_code_key').on(sql`lower(${t.code})`),
    index('teacher_profiles_folded_code_idx')
      .using('gin', sql`search_grams(fold_text(${t.code}))`)
      .with({ fastupdate: false }),
    index('teacher_profiles_leader_idx').on(t.leaderId),
  ],
);
