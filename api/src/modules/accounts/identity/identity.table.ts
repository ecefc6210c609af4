import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt, identity } from '#base/database/columns.ts';

export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text('name').notNull(),
    /** Of a person without an address one of a reserved domain (D140): `hasAddress` of `users-sql.ts` tells. */
    email: text('email').notNull(),
    /** The user name for signing in without an address, in small letters and digits (D140). */
    handle: text('handle'),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    /** A role, of a module above: only the database knows the foreign key (ADR 27). */
    roleId: bigint('role_id', { mode: 'number' }).notNull(),
    image: text('image'),
    timezone: text('timezone').notNull().default('Asia/Amman'),
    /** The language of the user's pages, if known; also of the mails, unless the user has chosen another one (D169). */
    language: text('language', { enum: ['en', 'ar'] }),
    mailLanguage: text('mail_language', { enum: ['en', 'ar'] }),
    /** The address that bounced; a newer address has not bounced yet (D82). */
    bouncedEmail: text('bounced_email'),
    /** When the address was last confirmed (D87); null: not yet. */
    emailVerifiedAt: at('email_verified_at'),
    active: boolean('active').notNull().default(true),
    subscriptionPackageId: bigint('subscription_package_id', { mode: 'number' }),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
    /** The account that a deleted one became part of (D164). */
    mergedInto: bigint('merged_into', { mode: 'number' }).references((): AnyPgColumn => users.id),
    /** The text for searches, folded once: name, e-mail and phone, one per line. */
    folded: text('folded').generatedAlwaysAs(
      sql`fold_text(name) || E'\\n' || fold_text(email) || E'\\n' || coalesce(phone, '')`,
    ),
    /** The same as the release before folds it (ADR 147). */
    search: text('search').generatedAlwaysAs(
      sql`search_text(name) || E'\\n' || search_text(email) || E'\\n' || coalesce(phone, '')`,
    ),
  },
  (t) => [
    // Without a pending list: each search would read it completely until a vacuum, which the embedded database never
    // runs.
    index('users_folded_idx')
      .using('gin', sql`search_grams(${t.folded})`)
      .with({ fastupdate: false })
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_phone_key').on(t.phone),
    uniqueIndex('users_handle_key').on(t.handle),
    index('users_merged_idx').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index('users_role_idx').on(t.roleId, t.id),
    index('users_newest_idx')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('users_role_newest_idx')
      .on(t.roleId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('users_folded_name_idx').on(sql`fold_text(${t.name})`, t.id).where(sql`${t.deletedAt} is null`),
    index('users_deleted_folded_name_idx').on(sql`fold_text(${t.name})`, t.id).where(sql`${t.deletedAt} is not null`),
    index('users_role_folded_name_idx')
      .on(t.roleId, sql`fold_text(${t.name})`, t.id)
      .where(sql`${t.deletedAt} is null`),
  ],
);

/** The column of rows that belong to a user and are deleted with the user. */
export const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: userId(),
    /** Null if unknown. */
    browser: text('browser'),
    system: text('system'),
    createdAt: createdAt(),
    /** To within ten minutes. Null if a session of an earlier release was not used since. */
    lastUsedAt: at('last_used_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expiry_idx').on(t.expiresAt)],
);

/** D60: a code that is tied to the browser that requested it; a user may have several. */
export const resetContexts = pgTable(
  'reset_contexts',
  {
    id: identity(),
    userId: userId(),
    codeHash: bytes('code_hash').notNull(),
    contextHash: bytes('context_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    verifiedAt: at('verified_at'),
    /** Set if the code was verified without the cookie: only this address may continue. */
    verifiedIp: text('verified_ip'),
    /** The address to which the code was mailed: it proves nothing about another one. Null: of the release before. */
    email: text('email'),
    /** The network that asked for the code. Null: of the release before. */
    network: text('network'),
    createdAt: createdAt(),
  },
  (t) => [
    index('reset_contexts_user_idx').on(t.userId),
    index('reset_contexts_context_idx').on(t.contextHash),
    index('reset_contexts_code_idx').on(t.codeHash),
  ],
);

/** Of an earlier release: no statement names it any more, and the next release drops it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: userId().primaryKey(),
    codeHash: bytes('code_hash').notNull(),
    contextHash: bytes('context_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    verifiedAt: at('verified_at'),
    verifiedIp: text('verified_ip'),
    createdAt: createdAt(),
  },
  (t) => [index('password_resets_context_idx').on(t.contextHash), index('password_resets_code_idx').on(t.codeHash)],
);
