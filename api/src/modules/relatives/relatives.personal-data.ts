import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const relativesPersonalData: readonly PersonalTable[] = [
  {
    table: 'relations',
    of: ['user_id', 'related_user_id'],
    gives: ['user_id', 'related_user_id', 'relationship_type', 'created_at'],
    erases: 'rows',
  },
];
