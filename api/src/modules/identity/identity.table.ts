import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => at('created_at').notNull().defaultNow();
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const roles = pgTable('roles', {
  id: identity(),
  name: text('name').notNull().unique('roles_name_key'),
  builtIn: boolean('built_in').notNull().default(false),
  scope: text('scope', { enum: ['all', 'team', 'own'] })
    .notNull()
    .default('all'),
  createdAt: createdAt(),
});

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: bigint('role_id', { mode: 'number' })
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text('permission').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.permission] })],
);

export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    roleId: bigint('role_id', { mode: 'number' })
      .notNull()
      .references(() => roles.id),
    image: text('image'),
    timezone: text('timezone').notNull().default('Asia/Amman'),
    active: boolean('active').notNull().default(true),
    subscriptionPackageId: bigint('subscription_package_id', { mode: 'number' }),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_phone_key').on(t.phone),
    index('users_role_idx').on(t.roleId, t.id),
    index('users_newest_idx')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('users_role_newest_idx')
      .on(t.roleId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('users_name_idx').on(sql`search_text(${t.name})`, t.id).where(sql`${t.deletedAt} is null`),
    index('users_role_name_idx').on(t.roleId, sql`search_text(${t.name})`, t.id).where(sql`${t.deletedAt} is null`),
  ],
);

/** How many users hold a role as their primary one, those deleted apart; kept by triggers. */
export const userCounts = pgTable('user_counts', {
  roleId: bigint('role_id', { mode: 'number' })
    .primaryKey()
    .references(() => roles.id, { onDelete: 'cascade' }),
  total: bigint('total', { mode: 'number' }).notNull(),
});

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const lastStatus = () => text('last_status', { enum: ['active', 'suspended', 'stopped'] });

/** Roles held besides the primary one. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: userId(),
    roleId: bigint('role_id', { mode: 'number' })
      .notNull()
      .references(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] })],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expiry_idx').on(t.expiresAt)],
);

/** D60: one active code per user. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: userId().primaryKey(),
    codeHash: bytes('code_hash').notNull(),
    contextHash: bytes('context_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    verifiedAt: at('verified_at'),
    /** Set where the code was verified without the cookie: only this address may go on. */
    verifiedIp: text('verified_ip'),
    createdAt: createdAt(),
  },
  (t) => [index('password_resets_context_idx').on(t.contextHash), index('password_resets_code_idx').on(t.codeHash)],
);

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
    /** Digits; beside the phone of the account (C3). */
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
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('student_profiles_code_key').on(sql`lower(${t.code})`),
    index('student_profiles_teacher_idx').on(t.teacherId),
    index('student_profiles_leader_idx').on(t.leaderId),
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
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('teacher_profiles_code_key').on(sql`lower(${t.code})`),
    index('teacher_profiles_leader_idx').on(t.leaderId),
  ],
);

export const relations = pgTable(
  'relations',
  {
    id: identity(),
    userId: userId(),
    relatedUserId: bigint('related_user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relationshipType: text('relationship_type', { enum: ['parent', 'uncle', 'aunt'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('relations_pair_key').on(t.userId, t.relatedUserId, t.relationshipType),
    index('relations_related_idx').on(t.relatedUserId),
  ],
);
