import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const makeUpsPersonalData: readonly PersonalTable[] = [
  { table: 'make_ups', of: ['student_id'], gives: ['class_id', 'reason', 'until', 'used_by', 'created_at'] },
];
