import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const assignmentsPersonalData: readonly PersonalTable[] = [
  {
    table: 'hand_ins',
    where: 't.assignment_id in (select a.id from assignments a where a.student_id = p.id)',
    by: ['marked_by'],
    gives: [
      'assignment_id',
      'number',
      'media_id',
      'seconds',
      'note',
      'grade',
      'comment',
      'marks',
      'created_at',
      'marked_at',
    ],
    file: 'media_id',
    erases: 'rows',
  },
  {
    table: 'assignments',
    of: ['student_id'],
    by: ['uploaded_by', 'seen_by'],
    gives: ['id', 'class_id', 'title', 'due', 'created_at', 'seen_at'],
    erases: { title: `replace(t.title, p.name, '${FORMER_MEMBER}')` },
    keeps: { media_id: 'a file of the teacher' },
    counts: [{ as: 'assignments', where: 't.student_id = p.id' }],
  },
];
