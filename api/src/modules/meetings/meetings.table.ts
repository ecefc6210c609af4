import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt } from '#base/database/columns.ts';
import { classes } from '#modules/classes/classes.table.ts';
import { users } from '#modules/identity/identity.table.ts';

/** That a teacher lets the academy make meetings (D68). Tokens are sealed: what the database alone knows opens nothing. */
export const meetingAuthorizations = pgTable(
  'meeting_authorizations',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** At the provider. */
    accountId: text('account_id').notNull(),
    accountName: text('account_name').notNull(),
    accessToken: bytes('access_token').notNull(),
    refreshToken: bytes('refresh_token').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Counts refreshes. */
    generation: integer('generation').notNull().default(1),
    /** A process is refreshing until then. */
    refreshingUntil: at('refreshing_until'),
    createdAt: createdAt(),
  },
  (t) => [index('meeting_authorizations_account_idx').on(t.accountId)],
);

export const meetingStates = ['pending', 'ready', 'unauthorized', 'failed', 'none'] as const;

/** The meeting of a class, as it is at the provider and as far as it is what the class wants. */
export const classMeetings = pgTable(
  'class_meetings',
  {
    classId: bigint('class_id', { mode: 'number' })
      .primaryKey()
      .references(() => classes.id, { onDelete: 'cascade' }),
    state: text('state', { enum: meetingStates }).notNull().default('pending'),
    /** Counts changes of the class. */
    version: integer('version').notNull().default(1),
    /** A process is at it until then. */
    busyUntil: at('busy_until'),
    attempts: integer('attempts').notNull().default(0),
    /** Whose account has the meeting; null where there is no meeting. */
    teacherId: bigint('teacher_id', { mode: 'number' }).references(() => users.id),
    meetingId: text('meeting_id'),
    joinUrl: text('join_url'),
    /** What the provider has: as it was last sent. */
    details: jsonb('details').$type<{ topic: string; startsAt: string; durationMinutes: number }>(),
    startedAt: at('started_at'),
  },
  (t) => [
    index('class_meetings_meeting_idx').on(t.meetingId),
    check('class_meetings_state_check', sql.raw(`state in (${meetingStates.map((each) => `'${each}'`).join(', ')})`)),
  ],
);

/** One stay of one person as the provider reports it; its halves come in any order. */
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
    /** Whether nothing but the name that the participant gave says who it was. */
    byName: boolean('by_name').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.classId, t.participant] })],
);
