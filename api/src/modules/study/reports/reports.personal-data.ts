import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { studentClassIds } from '#modules/classes/classes/class-refs.ts';

const ofStudent = `t.class_id in (${studentClassIds('p.id')})`;

/** Personal data in the tables of this module (D123). */
export const reportsPersonalData: readonly PersonalTable[] = [
  {
    table: 'monthly_report_drafts',
    of: ['student_id', 'author_id'],
    by: ['teacher_id'],
    erases: 'rows',
    merges: {
      student_id: { move: { unlessThere: ['t.author_id', 't.teacher_id', 't.year', 't.month'] } },
      author_id: 'staff',
      teacher_id: 'staff',
    },
  },
  {
    table: 'monthly_reports',
    of: ['student_id'],
    by: ['teacher_id', 'author_id'],
    gives: ['year', 'month', 'answers', 'created_at'],
    erases: 'rows',
    // Of two reports of one teacher about one month the other one stays with the account that goes.
    merges: {
      student_id: { move: { unlessThere: ['t.teacher_id', 't.year', 't.month'], leftover: 'stays' } },
      teacher_id: 'staff',
    },
    counts: [{ as: 'monthly_reports', where: 't.student_id = p.id' }],
  },
  {
    table: 'daily_report_drafts',
    where: `t.author_id = p.id or ${ofStudent}`,
    by: ['author_id'],
    erases: 'rows',
    merges: { author_id: 'staff' },
  },
  {
    table: 'daily_report_parts',
    where: `t.report_id in (select t.id from daily_reports t where ${ofStudent} and t.hidden_until is null)`,
    gives: ['report_id', 'kind', 'body'],
  },
  {
    table: 'daily_report_parts',
    where: `t.report_id in (select t.id from daily_reports t where ${ofStudent})`,
    erases: { body: `'{"text":"—"}'::jsonb` },
  },
  {
    table: 'daily_reports',
    // Families do not read a report before its release (D154).
    where: `${ofStudent} and t.hidden_until is null`,
    gives: ['id', 'class_id', 'created_at', 'edited_at'],
  },
  {
    table: 'daily_reports',
    where: ofStudent,
    by: ['author_id'],
    erases: { leader_note: 'null' },
  },
];
