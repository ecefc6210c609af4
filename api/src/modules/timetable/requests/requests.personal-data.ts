import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const requestsPersonalData: readonly PersonalTable[] = [
  {
    table: 'class_requests',
    of: ['student_id', 'requested_by'],
    by: ['answered_by'],
    gives: ['class_id', 'kind', 'status', 'reason', 'times', 'created_at', 'answered_at', 'note'],
    erases: { reason: 'null', note: 'null' },
    keeps: { month: 'for which month it counts' },
  },
];
