import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const absencesPersonalData: readonly PersonalTable[] = [
  {
    table: 'times_off',
    of: ['teacher_id'],
    by: ['leader_id', 'created_by', 'undone_by'],
    gives: ['kind', 'reason', 'from_on', 'to_on', 'state', 'created_at'],
    erases: { reason: 'null' },
    merges: { teacher_id: 'staff', leader_id: 'staff' },
  },
  {
    table: 'time_off_classes',
    of: ['student_id'],
    by: ['student_teacher_id', 'to_teacher_id'],
    gives: ['class_id', 'action', 'to_at', 'state'],
  },
];
