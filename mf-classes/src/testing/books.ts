import * as v from 'valibot';
import { type Book, bookPageSchema, bookResponse } from '#/library/api/books.ts';
import { aFile } from './assignments.ts';
import { serve } from './server.ts';

/** A book as the API sends it. */
export const aBook = (about: Partial<Book> & { id: string }): Book =>
  v.parse(bookResponse.entries.data, {
    title: 'Noorani Qaida',
    description: 'From letters to words',
    book: aFile(),
    cover: null,
    created_at: '2026-11-20T13:40:00.000Z',
    may: { edit: false, delete: false },
    ...about,
  });

export const serveBooks = (rows: Book[]) =>
  serve('books', v.parse(bookPageSchema, { data: rows, pagination: { total: rows.length } }));
export const serveBook = (book: Book) => serve(`books/${book.id}`, v.parse(bookResponse, { data: book }));
