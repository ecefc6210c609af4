import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { planRowFields } from '#modules/timetable/plans/plan.fields.ts';
import { shiftClasses } from './shifts.table.ts';

/** Personal data in the tables of this module (D123). */
export const shiftsPersonalData: readonly PersonalTable[] = [
  {
    table: 'shifts',
    by: ['teacher_id', 'leader_id', 'created_by', 'undone_by'],
    merges: { teacher_id: 'staff' },
  },
  { ...personalColumns(shiftClasses, planRowFields), of: ['student_id'] },
  { table: 'shift_places', by: ['teacher_id'] },
  { table: 'shift_teachers', by: ['teacher_id'], merges: { teacher_id: 'staff' } },
];
