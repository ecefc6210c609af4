import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** D69: append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    actorId: bigint('actor_id', { mode: 'number' }),
    /** The name of the key with which a program acted for the actor (D158). */
    actorKey: text('actor_key'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    ip: text('ip'),
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_log_subject_idx').on(t.subject, t.subjectId, t.id),
    index('audit_log_actor_idx').on(t.actorId, t.id),
    index('audit_log_time_idx').on(t.at),
  ],
);

/** First responses to requests with an Idempotency-Key, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    body: text('body'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_keys_age_idx').on(t.createdAt)],
);

/** The columns that rate-limiter-flexible needs. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** The position in the database's log of each user's last change; used where feeds are read from a replica. */
export const writePositions = pgTable('write_positions', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** Mails that were not sent because no mail server is configured; shown at /dev/inbox. */
export const inboxMails = pgTable('inbox_mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  raw: bytes('raw').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Values that are set once for the whole academy. */
export const academySettings = pgTable('academy_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Values of the academy's settings, each with its start (D86); a setting that was never changed has no row. */
export const academySettingValues = pgTable(
  'academy_setting_values',
  {
    key: text('key').notNull(),
    since: at('since').notNull(),
    value: jsonb('value').notNull(),
    changedBy: bigint('changed_by', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.key, t.since] })],
);

/** Keys that this installation generated, shared by all its processes. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
