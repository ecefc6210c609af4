import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * An uploaded file that is attached to an object, or is still a draft of its owner. Its bytes are at
 * `media/<id>.<extension>`, the thumbnails of an image or a video's poster at `media/<id>-<width>.webp`.
 */
export const media = pgTable(
  'media',
  {
    /** 40 random hex digits, so that the id of a draft cannot be guessed. */
    id: text('id').primaryKey(),
    /** Null: sent by a visitor. */
    ownerId: bigint('owner_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['image', 'video', 'audio', 'document'] }).notNull(),
    mime: text('mime').notNull(),
    extension: text('extension').notNull(),
    /** In bytes; negative while the file arrives: its reservation. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Pixels of an image or of a video's poster. */
    width: integer('width'),
    height: integer('height'),
    /** Widths of the thumbnails that exist, smallest first. */
    thumbnails: smallint('thumbnails').array().notNull().default(sql`'{}'`),
    /** The owner's name for the file; shown for documents only. */
    name: text('name'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When it was attached to an object; null for a draft. */
    attachedAt: at('attached_at'),
    /** When it was marked for deletion: its bytes are deleted, then this row. */
    markedForDeletionAt: at('doomed_at'),
  },
  (t) => [
    index('media_owner_idx').on(t.ownerId),
    index('media_drafts_idx').on(t.createdAt).where(sql`${t.attachedAt} is null`),
    index('media_doomed_idx').on(t.markedForDeletionAt).where(sql`${t.markedForDeletionAt} is not null`),
  ],
);
