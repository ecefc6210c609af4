import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { makeUpFields } from './make-up.fields.ts';
import { makeUps } from './make-ups.table.ts';

/** Personal data in the tables of this module (D123). */
export const makeUpsPersonalData: readonly PersonalTable[] = [
  {
    ...personalColumns(makeUps, makeUpFields),
    of: ['student_id'],
    counts: [{ as: 'make_ups', where: 't.student_id = p.id' }],
  },
];
