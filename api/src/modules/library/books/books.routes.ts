import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { objectFiles } from '#modules/platform/files/media/media-files.ts';
import * as schema from './books.schema.ts';
import { createBook, deleteBook, editBook } from './change-books.ts';
import { findBook, listBooks } from './list-books.ts';

const tag = 'Books';
const params = schema.bookParams;
const multipart = { accepts: ['multipart'], maxBytes: 32 * 1024, files: objectFiles(['book', 'cover']) } as const;

const list = endpoint({
  method: 'get',
  path: '/books',
  tag,
  summary: 'List books',
  access: { permission: 'book.read' },
  query: schema.booksQuery,
  response: { schema: schema.booksPage },
  handle: (ctx, { query }) => listBooks({ ctx, query }),
});

const find = endpoint({
  method: 'get',
  path: '/books/:id',
  tag,
  summary: 'Get a book',
  access: { permission: 'book.read' },
  params,
  response: { schema: schema.bookResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await findBook(ctx.sql, ctx, id) }),
});

const create = endpoint({
  method: 'post',
  path: '/books',
  tag,
  summary: 'Add a PDF or a picture as a book',
  access: { permission: 'book.create' },
  body: { schema: schema.bookBody, ...multipart },
  response: { status: 201, schema: schema.bookResponse },
  idempotent: true,
  handle: async (ctx, { body: input }) => ({ data: await createBook({ ctx, input }) }),
});

const edit = endpoint({
  method: 'put',
  path: '/books/:id',
  tag,
  summary: 'Update a book; without a file the one that is there stays',
  access: { permission: 'book.update' },
  params,
  body: { schema: schema.editBookBody, ...multipart },
  response: { schema: schema.bookResponse },
  errors: [404],
  handle: async (ctx, { params: { id }, body: input }) => ({ data: await editBook({ ctx, id, input }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/books/:id',
  tag,
  summary: 'Delete a book with its file',
  access: { permission: 'book.delete' },
  params,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params: { id } }) {
    await deleteBook({ ctx, id });
    return { message: 'Book Deleted' };
  },
});

export const bookEndpoints = [list, find, create, edit, remove];
