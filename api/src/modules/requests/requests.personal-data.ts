import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const requestsPersonalData: readonly PersonalTable[] = [
  {
    table: 'class_requests',
    of: ['student_id', 'requested_by'],
    by: ['answered_by'],
    gives: ['class_id', 'kind', 'status', 'reason', 'times', 'created_at', 'answered_at', 'note'],
    erases: { reason: 'null', note: 'null' },
  },
];
