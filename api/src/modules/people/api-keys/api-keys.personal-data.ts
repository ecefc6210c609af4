import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123): a key belongs to the academy, not to its maker. */
export const apiKeysPersonalData: readonly PersonalTable[] = [{ table: 'api_keys', by: ['maker_id'] }];
