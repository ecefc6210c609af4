import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const classesPersonalData: readonly PersonalTable[] = [
  {
    table: 'classes',
    of: ['student_id'],
    by: ['teacher_id', 'leader_id', 'substitute_for_id', 'overlap_by', 'created_by'],
    gives: [
      'id',
      'class_number',
      'starts_at',
      'ends_at',
      'status',
      'attendance',
      'accomplished',
      'title',
      'created_at',
    ],
    erases: {
      title: `replace(t.title, p.name, '${FORMER_MEMBER}')`,
      notes: 'null',
      description: 'null',
      cancel_note: 'null',
      accomplished: `''`,
      zoom_link: 'null',
      overlap_reason: 'null',
    },
    keeps: { wall_time: 'the time on the clock of `zone`', zone: 'the time zone of a weekly class' },
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
