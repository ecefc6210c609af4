import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { formerWithoutWords } from '#modules/timetable/timetable/former-words.ts';

/** Personal data in the tables of this module (D123). */
export const shiftsPersonalData: readonly PersonalTable[] = [
  {
    table: 'shifts',
    by: ['teacher_id', 'leader_id', 'created_by', 'undone_by'],
    merges: { teacher_id: 'staff' },
  },
  {
    table: 'shift_classes',
    of: ['student_id'],
    gives: ['class_id', 'action', 'to_at', 'state'],
    erases: formerWithoutWords,
  },
  { table: 'shift_places', by: ['teacher_id'] },
  { table: 'shift_teachers', by: ['teacher_id'], merges: { teacher_id: 'staff' } },
];
