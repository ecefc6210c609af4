import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, identity } from '#base/database/columns.ts';
import { sitePages } from '#base/site-texts/declared-words.ts';
import type { StoredSection } from '#base/site-texts/resolve-page.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** What was saved of each page of the site (D157): a row never changes but by being published. */
export const siteTexts = pgTable(
  'site_texts',
  {
    id: identity(),
    page: text('page', { enum: sitePages }).notNull(),
    /** From 2, without gaps: the built-in page is version 1. */
    version: integer('version').notNull(),
    sections: jsonb('sections').$type<StoredSection[]>().notNull(),
    savedAt: at('saved_at').notNull(),
    /** Null for the page of a new academy. */
    savedBy: person('saved_by'),
    publishedAt: at('published_at'),
    publishedBy: person('published_by'),
  },
  (t) => [
    unique('site_texts_version_key').on(t.page, t.version),
    check('site_texts_page_check', sql`${t.page} in ('landing', 'faq')`),
    check('site_texts_version_check', sql`${t.version} > 1`),
  ],
);
