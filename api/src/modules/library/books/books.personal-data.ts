import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const booksPersonalData: readonly PersonalTable[] = [{ table: 'books', by: ['created_by'] }];
