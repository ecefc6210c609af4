import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const childrenPersonalData: readonly PersonalTable[] = [
  {
    table: 'own_children',
    of: ['student_id', 'parent_id'],
    erases: 'rows',
    merges: { student_id: { move: { unlessThere: ['true'] } } },
  },
  { table: 'self_learners', of: ['user_id'], erases: 'rows', merges: { user_id: { move: { unlessThere: ['true'] } } } },
];
