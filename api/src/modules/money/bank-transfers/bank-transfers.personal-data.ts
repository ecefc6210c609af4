import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { transferFields } from './bank-transfers.fields.ts';
import { bankTransfers } from './bank-transfers.table.ts';

/** Personal data in the tables of this module (D123). */
export const bankTransfersPersonalData: readonly PersonalTable[] = [
  {
    ...personalColumns(bankTransfers, transferFields),
    of: ['user_id'],
    by: ['created_by'],
    counts: [{ as: 'bank_transfers', where: 't.user_id = p.id and t.deleted_at is null' }],
  },
];
