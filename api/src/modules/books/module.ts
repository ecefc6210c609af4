import { defineModule } from '#define-module.ts';
import { bookPermissions } from './books.permissions.ts';
import { booksPersonalData } from './books.personal-data.ts';
import { bookEndpoints } from './books.routes.ts';

export const booksModule = defineModule('books', {
  above: ['files'],
  endpoints: bookEndpoints,
  permissions: [bookPermissions],
  personalData: booksPersonalData,
  impersonal: ['book'],
});
