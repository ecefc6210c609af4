import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const freeTimesPersonalData: readonly PersonalTable[] = [
  {
    table: 'availability_windows',
    of: ['teacher_id'],
    gives: ['weekday', 'from_time', 'to_time'],
    erases: 'rows',
    merges: { teacher_id: 'staff' },
  },
  {
    table: 'availability_days_off',
    of: ['teacher_id'],
    gives: ['from_day', 'to_day'],
    erases: 'rows',
    merges: { teacher_id: 'staff' },
  },
  {
    table: 'availability_pauses',
    of: ['teacher_id'],
    gives: ['minutes'],
    erases: 'rows',
    merges: { teacher_id: 'staff' },
  },
];
