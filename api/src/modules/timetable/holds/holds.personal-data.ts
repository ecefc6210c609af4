import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { formerWithoutWords } from '#modules/timetable/timetable/former-words.ts';
import { holdFields } from './hold.fields.ts';
import { holds } from './holds.table.ts';

/** Personal data in the tables of this module (D123). */
export const holdsPersonalData: readonly PersonalTable[] = [
  {
    // The reason is for staff (D98).
    ...personalColumns(holds, holdFields),
    of: ['student_id'],
    by: ['created_by', 'ended_by'],
    merges: { student_id: 'verb' },
    counts: [{ as: 'holds', where: `t.student_id = p.id and t.state <> 'undone'` }],
  },
  { table: 'hold_classes', by: ['student_teacher_id'] },
  {
    table: 'hold_classes',
    where: 't.hold_id in (select h.id from holds h where h.student_id = p.id)',
    erases: formerWithoutWords,
    keeps: { problem: 'a code' },
  },
];
