import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const packagesPersonalData: readonly PersonalTable[] = [{ table: 'packages', by: ['created_by'] }];
