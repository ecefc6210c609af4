import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the table of this module (D123): who saved and published the academy's own words. */
export const siteTextsPersonalData: readonly PersonalTable[] = [
  { table: 'site_texts', by: ['saved_by', 'published_by'] },
];
