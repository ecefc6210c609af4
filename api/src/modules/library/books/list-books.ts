import type { InferInput } from 'valibot';
import { holds, type Viewer } from '#base/auth/viewer.ts';
import { containsFolded, folded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { mediaOf } from '#modules/platform/files/media/media-json.ts';
import { bookFields } from './books.fields.ts';
import type { BooksQuery, bookSorts, booksPage, WireBook } from './books.schema.ts';

type Row = Omit<WireBook, 'may'>;

const columns = selectOf(bookFields);
const files = `join ${mediaOf('f', 'b.media_id')} left join ${mediaOf('p', 'b.cover_id')}`;

const orders: Record<(typeof bookSorts)[number], string> = { title: folded('b.title'), created_at: 'b.created_at' };

function orderOf(sort: BooksQuery['sort']): string {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, b.id ${way}`;
}

const isMatching = `($2::text = '' or ${containsFolded('b.title', '$2::text')})
    and ($3::text = '' or ${containsFolded('b.title', '$3::text')} or ${containsFolded(`coalesce(b.description, '')`, '$3::text')})`;

/** Without a search the stored total is used. */
function pageText(sort: BooksQuery['sort'], isPlain: boolean): string {
  const matched = isPlain
    ? `select * from books b where ($2::text, $3::text) is not distinct from ('', '')`
    : `select * from books b where ${isMatching}`;
  const total = isPlain ? `(select total from book_counts where name = 'live')` : '(select count(*) from matched)';
  return `with matched as (${matched})
    select coalesce(${total}, 0)::int as total, coalesce((select json_agg(page) from (
      select ${columns} from (select * from matched b order by ${orderOf(sort)} limit $4 offset $5) b ${files}
      order by ${orderOf(sort)}) page), '[]'::json) as rows`;
}

/** A row with the viewer's actions. */
const present = (row: Row, { permissions }: Viewer): WireBook => ({
  ...row,
  may: { edit: permissions.has('book.update'), delete: permissions.has('book.delete') },
});

export async function listBooks({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: BooksQuery;
}): Promise<InferInput<typeof booksPage>> {
  const { page, per_page, title, search, sort } = query;
  const isPlain = title === '' && search === '';
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    name: `books-${sort}-${isPlain ? 'all' : 'search'}`,
    text: pageText(sort, isPlain),
    values: [ctx.deps.fileTokens.issue(ctx.viewer), title, search, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return {
    data: rows.map((row) => present(row, ctx.viewer)),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}

/** @throws AppError `not_found`. */
export async function findBook(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireBook> {
  const [row] = await sql.query<Row>({
    name: 'book',
    text: `select ${columns} from books b ${files} where b.id = $2`,
    values: [ctx.deps.fileTokens.issue(ctx.viewer), id],
  });
  if (!row) throw notFound('Book');
  return present(row, ctx.viewer);
}

/** D64: a book's file and cover are open to everybody who may read books. */
export async function canViewBookMedia({ sql, viewer }: ViewerCtx, mediaId: string): Promise<boolean> {
  if (!holds(viewer, 'book.read')) return false;
  const found = await sql.query({
    name: 'book-media',
    text: 'select from books where media_id = $1 union all select from books where cover_id = $1',
    values: [mediaId],
  });
  return found.length > 0;
}
