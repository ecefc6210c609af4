import { defineModule } from '#define-module.ts';
import { officePermissions } from './office/office.permissions.ts';
import { officeEndpoints } from './office/office.routes.ts';
import { papersActions } from './papers.audit.ts';
import { paySlipEndpoints } from './pay-slips/pay-slip.routes.ts';
import { paymentMails } from './receipts/payment-mails.ts';
import { receiptEndpoints } from './receipts/receipts.routes.ts';
import { statementEndpoints } from './statements/statements.routes.ts';

export const papersModule = defineModule('papers', {
  above: ['bank-transfers', 'pay-runs', 'purchases'],
  endpoints: ({ users }) => [
    ...officeEndpoints,
    ...paySlipEndpoints,
    ...receiptEndpoints,
    ...statementEndpoints(users.sources),
  ],
  permissions: [officePermissions],
  words: { actions: papersActions },
  mails: { details: paymentMails },
});
