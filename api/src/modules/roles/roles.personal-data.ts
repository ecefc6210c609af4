import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const rolesPersonalData: readonly PersonalTable[] = [
  { table: 'user_roles', of: ['user_id'], gives: ['role_id'], erases: 'rows' },
];
