import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { formerWithoutWords } from '#modules/timetable/timetable/former-words.ts';

/** Personal data in the tables of this module (D123). */
export const absencesPersonalData: readonly PersonalTable[] = [
  {
    table: 'times_off',
    of: ['teacher_id'],
    by: ['leader_id', 'created_by', 'undone_by'],
    gives: ['kind', 'reason', 'from_on', 'to_on', 'state', 'created_at'],
    erases: { reason: 'null' },
    keeps: {
      name_ar: 'the name of a closure',
      name_en: 'the name of a closure',
      zone: 'the time zone of the days',
    },
    merges: { teacher_id: 'staff', leader_id: 'staff' },
  },
  {
    table: 'time_off_classes',
    of: ['student_id'],
    by: ['student_teacher_id', 'to_teacher_id'],
    gives: ['class_id', 'action', 'to_at', 'state'],
    erases: formerWithoutWords,
  },
];
