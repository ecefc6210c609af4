import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const salariesPersonalData: readonly PersonalTable[] = [
  {
    table: 'teacher_salaries',
    of: ['teacher_id'],
    gives: ['price_minor', 'per', 'effective_from', 'created_at'],
    merges: { teacher_id: 'staff' },
  },
  {
    table: 'salary_months',
    of: ['teacher_id'],
    by: ['closed_by'],
    gives: ['month', 'total_minor', 'currency', 'closed_at'],
    merges: { teacher_id: 'staff' },
  },
  {
    table: 'salary_adjustments',
    of: ['teacher_id'],
    by: ['actor_id'],
    gives: ['month', 'amount_minor', 'reason', 'created_at'],
    keeps: { reason: 'a line of the pay of a month (D123)' },
    merges: { teacher_id: 'staff' },
  },
  { table: 'salary_month_lines', by: ['student_id'] },
];
