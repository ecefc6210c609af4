import { defineModule } from '#define-module.ts';
import { bankTransferEndpoints } from './bank-transfers.routes.ts';

export const bankTransfersModule = defineModule('bank-transfers', {
  above: ['people', 'receipts'],
  endpoints: bankTransferEndpoints,
});
