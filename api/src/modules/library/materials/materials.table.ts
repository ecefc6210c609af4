import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';
import { media } from '#modules/platform/files/media/media.table.ts';

/** The learning material of classes. Classes keep the name of a deleted one. */
export const materials = pgTable(
  'materials',
  {
    id: identity(),
    /** In English, or in the only language that it has (D168). */
    name: text('name').notNull(),
    nameAr: text('name_ar'),
    content: text('content').notNull(),
    /** What its classes teach (D107); null if nobody has said it. */
    subject: text('subject', { enum: subjects }),
    mediaId: text('media_id').references(() => media.id),
    /** When its file was added; later than the material itself if an edit added it. */
    fileAddedAt: at('file_added_at'),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    index('materials_folded_name_idx').on(sql`fold_text(${t.name})`, t.id).where(sql`${t.deletedAt} is null`),
    index('materials_newest_idx').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    unique('materials_media_key').on(t.mediaId),
    index('materials_files_idx').on(t.fileAddedAt, t.id).where(sql`${t.mediaId} is not null`),
  ],
);
