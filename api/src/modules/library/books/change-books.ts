import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import { allColumnsOf, storedOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { markForDeletion } from '#modules/platform/files/media/delete-media.ts';
import { bookFields } from './books.fields.ts';
import type { BookInput, bookBody, WireBook } from './books.schema.ts';
import { books } from './books.table.ts';
import { findBook } from './list-books.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

type Row = typeof books.$inferSelect;

const auditOf = (action: string, id: number) => ({ action: `book.${action}`, subject: 'book', subjectId: id });
const stateOf = (row: Row) => ({ ...storedOf(bookFields, row), file: row.mediaId, cover: row.coverId });

/** Attaches the request's files to a book. @throws AppError on a `cover` that is no picture. */
async function attach(sql: Sql, ctx: ViewerCtx, { book, cover }: Pick<BookInput, 'book' | 'cover'>): Promise<void> {
  if (cover && cover.kind !== 'image') throw fieldError('cover', 'type', 'The cover is an image');
  const owner = { ownerId: ctx.viewer.userId, at: ctx.now };
  if (book) await attachMedia(sql, { ids: [book.id], kinds: ['image', 'document'], ...owner });
  if (cover) await attachMedia(sql, { ids: [cover.id], kinds: ['image'], ...owner });
}

/** The stored book, locked until the transaction ends. @throws AppError `not_found`. */
async function lockBook(sql: Sql, id: number): Promise<Row> {
  const [row] = await sql.orm.select().from(books).where(eq(books.id, id)).for('no key update');
  if (!row) throw notFound('Book');
  return row;
}

export function createBook({ ctx, input }: { ctx: ViewerCtx; input: InferOutput<typeof bookBody> }): Promise<WireBook> {
  return ctx.sql.transaction(async (sql) => {
    await attach(sql, ctx, input);
    const [row] = await sql.orm
      .insert(books)
      .values({
        ...allColumnsOf(bookFields, input),
        mediaId: input.book.id,
        coverId: input.cover?.id ?? null,
        createdBy: ctx.viewer.userId,
        createdAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error('the book was not stored');
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: stateOf(row) });
    return findBook(sql, ctx, row.id);
  });
}

/** A new file replaces the old one and its cover. */
export function editBook({ ctx, id, input }: Named & { input: BookInput }): Promise<WireBook> {
  return ctx.sql.transaction(async (sql) => {
    const before = await lockBook(sql, id);
    await attach(sql, ctx, input);
    const mediaId = input.book?.id ?? before.mediaId;
    const coverId = input.cover?.id ?? (input.book ? null : before.coverId);
    const columns = { ...allColumnsOf(bookFields, input), mediaId, coverId };
    await sql.orm.update(books).set(columns).where(eq(books.id, id));
    const replaced = [before.mediaId, before.coverId].filter((each) => each && each !== mediaId && each !== coverId);
    await markForDeletion(sql, ctx, replaced as string[]);
    const line = { ...auditOf('update', id), before: stateOf(before), after: stateOf({ ...before, ...columns }) };
    await writeEdit(sql, ctx, line);
    return findBook(sql, ctx, id);
  });
}

/** Deletes a book with its file. */
export async function deleteBook({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = await lockBook(sql, id);
    await sql.query({ text: 'delete from books where id = $1', values: [id] });
    await markForDeletion(
      sql,
      ctx,
      [before.mediaId, before.coverId].filter((each) => each !== null),
    );
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before: stateOf(before) });
  });
}
