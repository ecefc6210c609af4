import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123): that somebody accepted a text stays without the name. */
export const consentsPersonalData: readonly PersonalTable[] = [
  { table: 'legal_texts', by: ['published_by'] },
  {
    table: 'consents',
    of: ['user_id'],
    by: ['accepted_by'],
    gives: ['kind', 'version', 'language', 'accepted_at'],
  },
];
