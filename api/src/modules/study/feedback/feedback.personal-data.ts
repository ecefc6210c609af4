import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const feedbackPersonalData: readonly PersonalTable[] = [
  {
    table: 'feedback',
    where: 't.answered_by = p.id',
    gives: ['occasion', 'score', 'words', 'created_at'],
  },
  // What somebody else of the family answered is not the student's to read.
  {
    table: 'feedback',
    of: ['student_id', 'answered_by'],
    by: ['teacher_id', 'handled_by'],
    erases: { words: 'null' },
    // The rating of another third class counts for its teacher, and stays with the account that goes.
    merges: {
      student_id: { move: { unlessThere: [`nullif(t.occasion, 'monthly_report')`], leftover: 'stays' } },
    },
  },
];
