import { typedFields } from '@academy/shared-auth/typed-fields';
import * as v from 'valibot';
import { nullableText } from '#/base/api/wire.ts';

export const mostOfBook = { title: 150, description: 2000 };

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'classForm.tooLong'));

/** The typed values of a book, each field once. The file is chosen beside them. */
export const bookTexts = typedFields({
  title: { read: v.string(), write: v.pipe(text(mostOfBook.title), v.nonEmpty('books.title.required')) },
  description: { read: nullableText, write: text(mostOfBook.description) },
});
