import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const meetingsPersonalData: readonly PersonalTable[] = [
  { table: 'class_meetings', by: ['teacher_id'] },
  {
    table: 'meeting_authorizations',
    of: ['user_id'],
    gives: ['account_name', 'created_at'],
    erases: 'rows',
    merges: { user_id: 'staff' },
  },
  {
    table: 'meeting_stays',
    of: ['user_id'],
    gives: ['class_id', 'joined_at', 'left_at'],
    erases: 'rows',
  },
];
