import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const booksPersonalData: readonly PersonalTable[] = [{ table: 'books', by: ['created_by'] }];
