import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123); the cells of a file and what it changed are gone after two days. */
export const importsPersonalData: readonly PersonalTable[] = [{ table: 'imports', by: ['created_by'] }];
