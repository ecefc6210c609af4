import type { PersonalTable } from '#base/personal-data/personal-data.ts';

const paid = [
  'salary_minor',
  'repaid_minor',
  'amount_minor',
  'currency',
  'rate',
  'state',
  'way',
  'reference',
  'paid_on',
];

/** Personal data in the tables of this module (D123). */
export const payRunsPersonalData: readonly PersonalTable[] = [
  { table: 'pay_runs', by: ['created_by'] },
  {
    table: 'pay_run_lines',
    of: ['teacher_id'],
    by: ['changed_by'],
    merges: { teacher_id: 'staff' },
  },
  {
    table: 'pay_run_lines',
    where: `t.teacher_id = p.id and t.state <> 'prepared'`,
    gives: paid,
    keeps: { reference: 'a line of the pay of a month (D123)' },
  },
  // What is sealed is shown to the person on their page; an export has its end.
  {
    table: 'payouts',
    of: ['teacher_id'],
    by: ['changed_by'],
    gives: ['way', 'last_four', 'changed_at'],
    erases: 'rows',
    merges: { teacher_id: 'staff' },
  },
  {
    table: 'pay_advances',
    of: ['teacher_id'],
    by: ['given_by'],
    gives: ['amount_minor', 'currency', 'months', 'given_on'],
    merges: { teacher_id: 'staff' },
  },
];
