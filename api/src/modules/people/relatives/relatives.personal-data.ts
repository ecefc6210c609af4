import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const relativesPersonalData: readonly PersonalTable[] = [
  {
    table: 'relations',
    of: ['user_id', 'related_user_id'],
    gives: ['user_id', 'related_user_id', 'relationship_type', 'created_at'],
    erases: 'rows',
    merges: {
      user_id: { move: { unlessThere: ['t.related_user_id', 't.relationship_type'] } },
      related_user_id: { move: { unlessThere: ['t.user_id', 't.relationship_type'] } },
    },
    counts: [{ as: 'relations', where: 'p.id in (t.user_id, t.related_user_id)' }],
  },
];
