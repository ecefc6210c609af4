import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { planRowFields } from '#modules/timetable/plans/plan.fields.ts';
import { timeOffClasses, timesOff } from './absences.table.ts';
import { timeOffFields } from './time-off.fields.ts';

const classes = personalColumns(timeOffClasses, planRowFields);

/** Personal data in the tables of this module (D123). */
export const absencesPersonalData: readonly PersonalTable[] = [
  {
    ...personalColumns(timesOff, timeOffFields),
    of: ['teacher_id'],
    by: ['leader_id', 'created_by', 'undone_by'],
    merges: { teacher_id: 'staff', leader_id: 'staff' },
  },
  { ...classes, of: ['student_id'], by: ['student_teacher_id', 'to_teacher_id'] },
];
