import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { media } from '#modules/platform/files/media/media.table.ts';
import type { StoredAnswer } from './answer.ts';
import { questionTypes } from './question-types.ts';

export const forms = pgTable(
  'forms',
  {
    id: identity(),
    name: text('name').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    /** The purpose of a built-in form. */
    builtIn: text('built_in', { enum: ['contact'] }),
    /** Counts the edits, so that an edit of an earlier state is not saved over a later one. */
    revision: integer('revision').notNull().default(1),
    /** The number of existing submissions, stored so that no list counts. */
    submissionCount: integer('submission_count').notNull().default(0),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    unique('forms_built_in_key').on(t.builtIn),
    index('forms_newest_idx').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    check('forms_submission_count_check', sql`submission_count >= 0`),
  ],
);

/** The current questions of a form. An id stays with its question through every edit and is never used again. */
export const formQuestions = pgTable(
  'form_questions',
  {
    id: identity(),
    formId: bigint('form_id', { mode: 'number' })
      .notNull()
      .references(() => forms.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    type: text('type', { enum: questionTypes }).notNull(),
    options: text('options').array().notNull().default(sql`'{}'`),
    required: boolean('required').notNull(),
  },
  (t) => [index('form_questions_form_idx').on(t.formId, t.position)],
);

/** A submission, with the questions at that time (D63): later edits of the form do not change it. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: identity(),
    formId: bigint('form_id', { mode: 'number' })
      .notNull()
      .references(() => forms.id),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
    /** SHA-256 of sender and content, as hex: the same again within seconds is not stored. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
    /** When staff first opened it; null: unread. */
    readAt: at('read_at'),
  },
  (t) => [
    index('form_submissions_newest_idx').on(t.formId, t.createdAt, t.id),
    index('form_submissions_unread_idx').on(t.formId).where(sql`${t.readAt} is null`),
  ],
);

/** Files among the answers. */
export const formSubmissionFiles = pgTable(
  'form_submission_files',
  {
    submissionId: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'form_submission_files_pkey', columns: [t.submissionId, t.mediaId] }),
    index('form_submission_files_media_idx').on(t.mediaId),
  ],
);
