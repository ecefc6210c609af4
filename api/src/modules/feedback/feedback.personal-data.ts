import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const feedbackPersonalData: readonly PersonalTable[] = [
  {
    table: 'feedback',
    of: ['student_id', 'answered_by'],
    by: ['teacher_id', 'handled_by'],
    gives: ['occasion', 'score', 'words', 'created_at'],
    erases: { words: 'null' },
  },
];
