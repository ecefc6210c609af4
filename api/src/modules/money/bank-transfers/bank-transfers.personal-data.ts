import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const bankTransfersPersonalData: readonly PersonalTable[] = [
  {
    table: 'bank_transfers',
    of: ['user_id'],
    by: ['created_by'],
    gives: ['reference_number', 'amount_minor', 'currency', 'date', 'created_at'],
    erases: { note: 'null' },
    counts: [{ as: 'bank_transfers', where: 't.user_id = p.id and t.deleted_at is null' }],
  },
];
