import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const receiptsPersonalData: readonly PersonalTable[] = [
  {
    table: 'receipts',
    of: ['user_id'],
    by: ['student_id'],
    gives: [
      'kind',
      'year',
      'number',
      'method',
      'currency',
      'amount_minor',
      'net_minor',
      'tax_rate',
      'snapshot',
      'created_at',
    ],
    erases: { snapshot: `t.snapshot || jsonb_build_object('payer', '${FORMER_MEMBER}')` },
    keeps: { source: 'the payment or transfer' },
    counts: [{ as: 'receipts', where: 'p.id in (t.user_id, t.student_id)' }],
  },
  {
    table: 'receipts',
    where: 't.student_id = p.id',
    erases: { snapshot: `t.snapshot || jsonb_build_object('student', '${FORMER_MEMBER}')` },
  },
];
