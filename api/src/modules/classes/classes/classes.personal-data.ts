import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { classFields } from './class.fields.ts';
import { isHeldBack } from './class-refs.ts';
import { classes } from './classes.table.ts';

/** Personal data in the tables of this module (D123). */
export const classesPersonalData: readonly PersonalTable[] = [
  {
    ...personalColumns(classes, classFields),
    of: ['student_id'],
    // D154: the words of a report that is not released yet.
    shown: { accomplished: `case when ${isHeldBack('t.id')} then '' else t.accomplished end` },
    by: ['teacher_id', 'leader_id', 'substitute_for_id', 'overlap_by', 'created_by'],
    merges: {
      student_id: 'verb',
      teacher_id: 'staff',
      overlap_by: { move: { free: 'the constraints only ask whether it is set' } },
    },
    counts: [
      { as: 'classes', where: 't.student_id = p.id and t.deleted_at is null' },
      {
        as: 'classes_to_come',
        where: `t.student_id = p.id and t.deleted_at is null and t.status = 'scheduled' and t.ends_at > now()`,
      },
    ],
  },
  {
    table: 'class_history',
    where: 't.class_id in (select c.id from classes c where c.student_id = p.id)',
    by: ['actor_id'],
    erases: { note: 'null' },
    keeps: { reason: 'a code' },
  },
  {
    table: 'attendance_log',
    of: ['user_id'],
    gives: ['class_id', 'joined_at', 'left_at'],
    erases: { participant: `'${FORMER_MEMBER}'` },
    merges: { user_id: { move: { free: 'a class has one student' } } },
  },
];
