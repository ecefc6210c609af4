import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { bookFiles } from './book-files.ts';
import { booksActions } from './books.audit.ts';
import { bookFields } from './books.fields.ts';
import { bookPermissions } from './books.permissions.ts';
import { booksPersonalData } from './books.personal-data.ts';
import { bookEndpoints } from './books.routes.ts';
import { canViewBookMedia } from './list-books.ts';

export const booksModule = defineModule('books', {
  above: ['files'],
  endpoints: bookEndpoints,
  permissions: [bookPermissions],
  personalData: booksPersonalData,
  impersonal: ['book'],
  words: { actions: booksActions, objects: { book: namesOf(bookFields) } },
  files: [bookFiles],
  media: [canViewBookMedia],
});
