import { defineModule } from '#define-module.ts';
import { bookEndpoints } from './books.routes.ts';

export const booksModule = defineModule('books', {
  above: ['files'],
  endpoints: bookEndpoints,
});
