import * as v from 'valibot';
import { idParams, instant, line } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { mediaSchema } from '#modules/files/media/media.schema.ts';
import { receivedMedia } from '#modules/files/media/received-media.ts';

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 2000;

const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_TITLE)), '');
export const bookSorts = ['title', 'created_at'] as const;

export const booksQuery = v.object({
  ...pageQuery,
  /** In the title or the description. */
  search: searchTerm,
  title: searchTerm,
  /** With a minus from the end. */
  sort: v.optional(v.picklist(bookSorts.flatMap((sort) => [sort, `-${sort}` as const])), 'title'),
});
export type BooksQuery = v.InferOutput<typeof booksQuery>;

export const bookParams = idParams;
const title = v.pipe(line, v.nonEmpty('Title is Required'), v.maxLength(MAX_TITLE));
const about = { title, description: optionalText(MAX_DESCRIPTION) };
/** The picture that stands for it in a list. */
const cover = v.optional(receivedMedia);
export const bookBody = v.object({ ...about, book: receivedMedia, cover });
/** Without a file the one that is there stays. */
export const editBookBody = v.object({ ...about, book: v.optional(receivedMedia), cover });
export type BookInput = v.InferOutput<typeof editBookBody>;

const book = v.object({
  id: v.string(),
  title: v.string(),
  description: v.nullable(v.string()),
  book: mediaSchema,
  cover: v.nullable(mediaSchema),
  created_at: instant,
  may: v.object({ edit: v.boolean(), delete: v.boolean() }),
});
export type WireBook = v.InferInput<typeof book>;
export const booksPage = pageOf(book);
export const bookResponse = v.object({ data: book });
