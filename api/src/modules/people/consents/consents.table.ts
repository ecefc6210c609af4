import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { at, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

export const legalKinds = ['terms', 'privacy', 'monitoring'] as const;
export type LegalKind = (typeof legalKinds)[number];

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const kind = () => text('kind', { enum: legalKinds }).notNull();
const kindCheck = sql.raw(`kind in (${legalKinds.map((each) => `'${each}'`).join(', ')})`);

/** The texts that people accept, each version as it was published. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: identity(),
    kind: kind(),
    /** From 1, without gaps. */
    version: integer('version').notNull(),
    textEn: text('text_en').notNull(),
    textAr: text('text_ar').notNull(),
    publishedAt: at('published_at').notNull(),
    /** Null for the texts of a new academy. */
    publishedBy: person('published_by'),
  },
  (t) => [
    unique('legal_texts_version_key').on(t.kind, t.version),
    index('legal_texts_newest_idx').on(t.publishedAt),
    check('legal_texts_kind_check', kindCheck),
    check('legal_texts_version_check', sql`${t.version} > 0`),
  ],
);

/** Which version each person accepted. */
export const consents = pgTable(
  'consents',
  {
    /** The person for whom it was accepted. */
    userId: person('user_id').notNull(),
    kind: kind(),
    version: integer('version').notNull(),
    /** That person, or a parent. */
    acceptedBy: person('accepted_by').notNull(),
    /** The language in which the text was shown. */
    language: text('language', { enum: ['en', 'ar'] }).notNull(),
    acceptedAt: at('accepted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.version] }),
    index('consents_version_idx').on(t.kind, t.version),
    index('consents_accepted_by_idx').on(t.acceptedBy),
    check('consents_kind_check', kindCheck),
  ],
);
