import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const materialsPersonalData: readonly PersonalTable[] = [{ table: 'materials', by: ['created_by'] }];
