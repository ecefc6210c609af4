import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { feedbackFields } from './feedback.fields.ts';
import { feedback } from './feedback.table.ts';

const { table, gives, erases } = personalColumns(feedback, feedbackFields);

/** Personal data in the tables of this module (D123). */
export const feedbackPersonalData: readonly PersonalTable[] = [
  { table, where: 't.answered_by = p.id', gives },
  // What somebody else of the family answered is not the student's to read.
  {
    table,
    of: ['student_id', 'answered_by'],
    by: ['teacher_id', 'handled_by'],
    erases,
    // The rating of another third class counts for its teacher, and stays with the account that goes.
    merges: {
      student_id: { move: { unlessThere: [`nullif(t.occasion, 'monthly_report')`], leftover: 'stays' } },
    },
  },
];
