import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { studentProfiles, teacherProfiles } from './people.table.ts';
import { studentFields } from './profiles/student.fields.ts';
import { teacherFields } from './profiles/teacher.fields.ts';

/** Personal data in the tables of this module (D123). */
export const peoplePersonalData: readonly PersonalTable[] = [
  {
    ...personalColumns(studentProfiles, studentFields),
    of: ['user_id'],
    by: ['teacher_id', 'leader_id', 'previous_teacher_id', 'previous_leader_id'],
    merges: { user_id: 'verb' },
  },
  {
    ...personalColumns(teacherProfiles, teacherFields),
    of: ['user_id'],
    by: ['leader_id'],
    merges: { user_id: 'staff' },
  },
  {
    table: 'enrolments',
    of: ['student_id'],
    by: ['teacher_id'],
    merges: { student_id: 'verb' },
    gives: ['subject', 'state', 'since', 'until', 'agreed_minutes'],
  },
  {
    table: 'enrolment_teachers',
    by: ['teacher_id'],
  },
  {
    table: 'enrolment_teachers',
    where: 't.enrolment_id in (select e.id from enrolments e where e.student_id = p.id)',
    gives: ['since', 'until'],
  },
  { table: 'class_ledger', of: ['student_id'], by: ['actor_id'], gives: ['delta', 'reason', 'ref', 'created_at'] },
];
