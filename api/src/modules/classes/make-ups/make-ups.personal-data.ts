import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const makeUpsPersonalData: readonly PersonalTable[] = [
  {
    table: 'make_ups',
    of: ['student_id'],
    gives: ['class_id', 'reason', 'until', 'used_by', 'created_at'],
    counts: [{ as: 'make_ups', where: 't.student_id = p.id' }],
  },
];
