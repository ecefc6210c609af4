import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { attendances } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';

const classId = () =>
  bigint('class_id', { mode: 'number' })
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });
const author = () =>
  bigint('author_id', { mode: 'number' })
    .notNull()
    .references(() => users.id);

/**
 * A report on a class: submitted while the class is ended or trial, otherwise left over from a reopened one (D20, D58).
 */
export const dailyReports = pgTable(
  'daily_reports',
  {
    id: identity(),
    classId: classId(),
    authorId: author(),
    /** For leaders and admins. */
    leaderNote: text('leader_note'),
    createdAt: createdAt(),
    editedAt: at('edited_at'),
    /** D154: until when the family does not read it; null once it is released. */
    hiddenUntil: at('hidden_until'),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('daily_reports_class_key').on(t.classId).where(sql`${t.deletedAt} is null`),
    index('daily_reports_newest_idx').on(t.createdAt, t.id, t.classId).where(sql`${t.deletedAt} is null`),
    index('daily_reports_hidden_idx')
      .on(t.hiddenUntil)
      .where(sql`${t.hiddenUntil} is not null and ${t.deletedAt} is null`),
  ],
);

/** The parts of a report in order; each kind has its own form of body. */
export const dailyReportParts = pgTable(
  'daily_report_parts',
  {
    reportId: bigint('report_id', { mode: 'number' })
      .notNull()
      .references(() => dailyReports.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: ['comment'] }).notNull(),
    body: jsonb('body').$type<{ text: string }>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.position] }),
    index('daily_report_parts_folded_idx')
      .using('gin', sql`search_grams(' ' || fold_text(${t.body} ->> 'text'))`)
      .with({ fastupdate: false })
      .where(sql`${t.kind} = 'comment'`),
  ],
);

/** A user's draft of a report. */
export const dailyReportDrafts = pgTable(
  'daily_report_drafts',
  {
    classId: classId(),
    authorId: author(),
    attendance: text('attendance', { enum: attendances }),
    report: text('report').notNull(),
    accomplished: text('accomplished'),
    notes: text('notes'),
    parts: jsonb('parts').$type<Record<string, unknown>>(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.authorId] })],
);

/**
 * The number of reports, with deleted ones counted separately; triggers update it in one row, so that no page counts
 * rows.
 */
export const reportCounts = pgTable('report_counts', {
  name: text('name', { enum: ['live'] }).primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
