import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const materialsPersonalData: readonly PersonalTable[] = [{ table: 'materials', by: ['created_by'] }];
