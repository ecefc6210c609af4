import { http, upload } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, pageOf } from '#/base/api/wire.ts';
import { bookTexts } from './book-fields.ts';
import { mediaSchema } from './media.ts';

const bookSchema = v.object({
  id: v.string(),
  ...bookTexts.read,
  book: mediaSchema,
  cover: v.nullable(mediaSchema),
  created_at: v.string(),
  may: v.object({ edit: allowed, delete: allowed }),
});
export type Book = v.InferOutput<typeof bookSchema>;
export const bookPageSchema = pageOf(bookSchema);
export const bookResponse = v.object({ data: bookSchema });

const all = ['books'] as const;
const pathOf = (id: string) => `books/${encodeURIComponent(id)}`;

async function listBooks(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<Book>> {
  const { data, pagination } = await http.get('books', { searchParams, signal }).json(bookPageSchema);
  return { rows: data, total: pagination.total };
}

export const bookQueries = {
  all: () => all,
  list: (params: ListParams) => {
    const request = listRequest(params);
    return queryOptions({
      queryKey: [...all, 'list', request],
      queryFn: ({ signal }) => listBooks(request, signal),
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(bookResponse)).data,
    }),
};

export interface BookFields extends v.InferOutput<typeof bookTexts.written> {
  /** Without a file an existing book keeps its file. */
  file: File | null;
  cover: File | null;
}

interface Carrying {
  key: string;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

function bodyOf({ file, cover, ...typed }: BookFields): FormData {
  const body = new FormData();
  for (const name of bookTexts.names) body.set(name, typed[name]);
  if (cover) body.set('cover', cover);
  if (file) body.set('book', file);
  return body;
}

/** The same key never adds a second book. @throws ApiError 415 for a file that is neither a PDF nor a picture. */
export async function addBook(fields: BookFields, { key, ...carrying }: Carrying): Promise<Book> {
  const options = { headers: { 'Idempotency-Key': key }, ...carrying };
  return (await upload('books', bodyOf(fields), options).json(bookResponse)).data;
}

export async function changeBook(id: string, fields: BookFields, carrying: Omit<Carrying, 'key'>): Promise<Book> {
  return (await upload(pathOf(id), bodyOf(fields), { method: 'PUT', ...carrying }).json(bookResponse)).data;
}

export async function deleteBook(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
