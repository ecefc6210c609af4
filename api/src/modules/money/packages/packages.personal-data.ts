import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const packagesPersonalData: readonly PersonalTable[] = [{ table: 'packages', by: ['created_by'] }];
