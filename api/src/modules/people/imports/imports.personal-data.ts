import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123); a file's cells and its changes are deleted after two days. */
export const importsPersonalData: readonly PersonalTable[] = [{ table: 'imports', by: ['created_by'] }];
