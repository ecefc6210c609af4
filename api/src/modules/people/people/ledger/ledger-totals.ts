const sumOf = (reasons: string, sign = '') =>
  `coalesce(${sign}sum(delta) filter (where reason in (${reasons})), 0)::int`;

/** SQL: the totals of a student's ledger, as JSON: `bought - refunded + adjusted - used` are the remaining classes. */
export const ledgerTotalsOf = (id: string): string => `(select json_build_object(
  'bought', ${sumOf(`'purchase', 'renewal'`)}, 'refunded', ${sumOf(`'refund'`, '-')},
  'adjusted', ${sumOf(`'manual', 'import'`)}, 'used', ${sumOf(`'class', 'class_reversal'`, '-')},
  'remaining', coalesce(sum(delta), 0)::int) from class_ledger where student_id = ${id})`;

/** SQL: classes booked under a reference, minus those taken back. */
export const bookedUnder = (studentId: string, ref: string): string =>
  `(select coalesce(sum(delta), 0)::int from class_ledger where student_id = ${studentId} and ref = ${ref})`;
