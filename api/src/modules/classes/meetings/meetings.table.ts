import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';

/**
 * A teacher's authorization of the academy to make meetings (D68). Tokens are encrypted: the database alone cannot read
 * them.
 */
export const meetingAuthorizations = pgTable(
  'meeting_authorizations',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the account at the provider. */
    accountId: text('account_id').notNull(),
    accountName: text('account_name').notNull(),
    accessToken: bytes('access_token').notNull(),
    refreshToken: bytes('refresh_token').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The number of refreshes. */
    generation: integer('generation').notNull().default(1),
    /** Until when a process holds the lease for refreshing. */
    refreshingUntil: at('refreshing_until'),
    createdAt: createdAt(),
  },
  (t) => [index('meeting_authorizations_account_idx').on(t.accountId)],
);

export const meetingStates = ['pending', 'ready', 'unauthorized', 'failed', 'none'] as const;

/** The meeting of a class: its state at the provider, and whether it matches the class. */
export const classMeetings = pgTable(
  'class_meetings',
  {
    classId: bigint('class_id', { mode: 'number' })
      .primaryKey()
      .references(() => classes.id, { onDelete: 'cascade' }),
    state: text('state', { enum: meetingStates }).notNull().default('pending'),
    /** The number of changes of the class. */
    version: integer('version').notNull().default(1),
    /** Until when a process holds the lease for the meeting. */
    busyUntil: at('busy_until'),
    attempts: integer('attempts').notNull().default(0),
    /** The teacher whose account has the meeting; null if there is no meeting. */
    teacherId: bigint('teacher_id', { mode: 'number' }).references(() => users.id),
    meetingId: text('meeting_id'),
    joinUrl: text('join_url'),
    /** The details that were last sent to the provider. */
    details: jsonb('details').$type<{ topic: string; startsAt: string; durationMinutes: number }>(),
    startedAt: at('started_at'),
  },
  (t) => [
    index('class_meetings_meeting_idx').on(t.meetingId),
    check('class_meetings_state_check', sql.raw(`state in (${meetingStates.map((each) => `'${each}'`).join(', ')})`)),
  ],
);

/** One stay of one person as the provider reports it; its two ends arrive in any order. */
export const meetingStays = pgTable(
  'meeting_stays',
  {
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    participant: text('participant').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at'),
    leftAt: at('left_at'),
    /** Whether the person was identified only by the name given in the meeting. */
    byName: boolean('by_name').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.classId, t.participant] })],
);
