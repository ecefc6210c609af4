import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const rolesPersonalData: readonly PersonalTable[] = [
  {
    table: 'user_roles',
    of: ['user_id'],
    gives: ['role_id'],
    erases: 'rows',
    merges: { user_id: { move: { unlessThere: ['t.role_id'] } } },
  },
];
