import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { consentFields } from './consent.fields.ts';
import { consents } from './consents.table.ts';

/** Personal data in the tables of this module (D123): the consent to a text stays, without the name. */
export const consentsPersonalData: readonly PersonalTable[] = [
  { table: 'legal_texts', by: ['published_by'] },
  {
    ...personalColumns(consents, consentFields),
    of: ['user_id'],
    by: ['accepted_by'],
    merges: { user_id: { move: { unlessThere: ['t.kind', 't.version'] } } },
  },
];
