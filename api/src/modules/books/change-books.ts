import type { InferOutput } from 'valibot';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { attachMedia } from '#modules/files/media/attach-media.ts';
import { markForDeletion } from '#modules/files/media/delete-media.ts';
import type { BookInput, bookBody, WireBook } from './books.schema.ts';
import { findBook } from './list-books.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

interface Stored {
  title: string;
  description: string | null;
  media_id: string;
  cover_id: string | null;
}

const auditOf = (action: string, id: number) => ({ action: `book.${action}`, subject: 'book', subjectId: id });
const textsOf = ({ title, description }: Pick<BookInput, 'title' | 'description'>) => ({
  title,
  description: description ?? null,
});
const stateOf = ({ media_id, cover_id, ...texts }: Stored) => ({ ...textsOf(texts), file: media_id, cover: cover_id });

/** Makes what came with the request part of a book. @throws AppError on `cover` that is no picture. */
async function attach(sql: Sql, ctx: ViewerCtx, { book, cover }: Pick<BookInput, 'book' | 'cover'>): Promise<void> {
  if (cover && cover.kind !== 'image') throw fieldError('cover', 'type', 'The cover is an image');
  const owner = { ownerId: ctx.viewer.userId, at: ctx.now };
  if (book) await attachMedia(sql, { ids: [book.id], kinds: ['image', 'document'], ...owner });
  if (cover) await attachMedia(sql, { ids: [cover.id], kinds: ['image'], ...owner });
}

async function lockBook(sql: Sql, id: number): Promise<Stored> {
  const [row] = await sql.query<Stored>({
    text: 'select title, description, media_id, cover_id from books where id = $1 for no key update',
    values: [id],
  });
  if (!row) throw notFound('Book');
  return row;
}

export function createBook({ ctx, input }: { ctx: ViewerCtx; input: InferOutput<typeof bookBody> }): Promise<WireBook> {
  return ctx.sql.transaction(async (sql) => {
    await attach(sql, ctx, input);
    const { title, description } = textsOf(input);
    const [row] = await sql.query<{ id: number }>({
      text: `insert into books (title, description, media_id, cover_id, created_by, created_at)
        values ($1, $2, $3, $4, $5, $6) returning id`,
      values: [title, description, input.book.id, input.cover?.id ?? null, ctx.viewer.userId, ctx.now],
    });
    if (!row) throw new Error('the book was not stored');
    await writeAudit(sql, ctx, {
      ...auditOf('create', row.id),
      after: { title, description, file: input.book.id, cover: input.cover?.id ?? null },
    });
    return findBook(sql, ctx, row.id);
  });
}

/** A new file takes the place of the old one, and of its cover. */
export function editBook({ ctx, id, input }: Named & { input: BookInput }): Promise<WireBook> {
  return ctx.sql.transaction(async (sql) => {
    const before = await lockBook(sql, id);
    await attach(sql, ctx, input);
    const { title, description } = textsOf(input);
    const mediaId = input.book?.id ?? before.media_id;
    const coverId = input.cover?.id ?? (input.book ? null : before.cover_id);
    const after = { title, description, media_id: mediaId, cover_id: coverId };
    await sql.query({
      text: 'update books set title = $2, description = $3, media_id = $4, cover_id = $5 where id = $1',
      values: [id, title, description, mediaId, coverId],
    });
    const replaced = [before.media_id, before.cover_id].filter((each) => each && each !== mediaId && each !== coverId);
    await markForDeletion(sql, ctx, replaced as string[]);
    await writeEdit(sql, ctx, { ...auditOf('update', id), before: stateOf(before), after: stateOf(after) });
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
      [before.media_id, before.cover_id].filter((each) => each !== null),
    );
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before: stateOf(before) });
  });
}
