import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { media } from '#modules/platform/files/index.ts';

const id = (name: string) => bigint(name, { mode: 'number' });

/** Documents of teachers, as a police check (D145). */
export const staffDocuments = pgTable(
  'staff_documents',
  {
    id: identity(),
    teacherId: id('teacher_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    number: text('number'),
    issuedBy: text('issued_by'),
    /** Both days are inclusive; null: since ever, for ever. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    mediaId: text('media_id').references(() => media.id),
    addedBy: id('added_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('staff_documents_days_check', sql`${t.validFrom} <= ${t.validUntil}`),
    uniqueIndex('staff_documents_media_key').on(t.mediaId),
    index('staff_documents_teacher_idx').on(t.teacherId),
    index('staff_documents_added_idx').on(t.addedBy),
    index('staff_documents_until_idx').on(t.validUntil).where(sql`${t.validUntil} is not null`),
  ],
);
