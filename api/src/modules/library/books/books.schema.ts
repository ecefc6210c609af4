import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, line } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';
import { bookFields, MAX_TITLE } from './books.fields.ts';

const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_TITLE)), '');
export const bookSorts = ['title', 'created_at'] as const;

export const booksQuery = v.object({
  ...pageQuery,
  /** Searches the title and the description. */
  search: searchTerm,
  title: searchTerm,
  /** With a leading minus the order is descending. */
  sort: v.optional(v.picklist(bookSorts.flatMap((sort) => [sort, `-${sort}` as const])), 'title'),
});
export type BooksQuery = v.InferOutput<typeof booksQuery>;

export const bookParams = idParams;
export const bookBody = bodyOf(bookFields);
/** Without a new file the stored one stays. */
export const editBookBody = v.object({ ...bookBody.entries, book: v.optional(receivedMedia) });
export type BookInput = v.InferOutput<typeof editBookBody>;

const book = responseOf(bookFields);
export type WireBook = v.InferInput<typeof book>;
export const booksPage = pageOf(book);
export const bookResponse = v.object({ data: book });
