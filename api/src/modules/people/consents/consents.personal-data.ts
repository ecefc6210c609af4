import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123): the consent to a text stays, without the name. */
export const consentsPersonalData: readonly PersonalTable[] = [
  { table: 'legal_texts', by: ['published_by'] },
  {
    table: 'consents',
    of: ['user_id'],
    by: ['accepted_by'],
    gives: ['kind', 'version', 'language', 'accepted_at'],
    merges: { user_id: { move: { unlessThere: ['t.kind', 't.version'] } } },
  },
];
