import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { bankTransfersActions } from './bank-transfers.audit.ts';
import { transferFields } from './bank-transfers.fields.ts';
import { bankTransferPermissions } from './bank-transfers.permissions.ts';
import { bankTransfersPersonalData } from './bank-transfers.personal-data.ts';
import { bankTransferEndpoints } from './bank-transfers.routes.ts';
import { bankTransfers } from './bank-transfers.table.ts';
import { ledgerTransfer } from './transfers-sql.ts';

export const bankTransfersModule = defineModule('bank-transfers', {
  above: ['people', 'receipts'],
  endpoints: bankTransferEndpoints,
  permissions: [bankTransferPermissions],
  personalData: bankTransfersPersonalData,
  audited: [auditedTable('bank_transfer', bankTransfers.userId)],
  words: {
    actions: bankTransfersActions,
    objects: { bank_transfer: { ...namesOf(transferFields), minor: transferFields.amount.name } },
  },
  ledger: { bank_transfer: ledgerTransfer },
});
