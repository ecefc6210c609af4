import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const ownPersonalData: readonly PersonalTable[] = [
  {
    table: 'personal_exports',
    of: ['user_id'],
    by: ['requested_by'],
    gives: ['created_at', 'expires_at'],
    keeps: { key: 'where the archive is stored, until it is deleted' },
    merges: { user_id: { stays: 'an archive holds the data of one account, and is deleted after a week' } },
  },
  {
    table: 'erasures',
    of: ['user_id'],
    by: ['requested_by', 'decided_by'],
    gives: ['state', 'created_at', 'decided_at', 'erase_at'],
    erases: { note: 'null' },
    merges: { user_id: { move: { free: 'an account with an open request is not merged' } } },
  },
];
