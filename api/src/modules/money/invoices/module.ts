import { defineModule } from '#define-module.ts';
import { invoicesActions, invoicesWords } from './invoices.audit.ts';
import { invoicePermissions } from './invoices.permissions.ts';
import { invoiceEndpoints } from './invoices.routes.ts';
import { paymentEndpoints } from './payments.routes.ts';

export const invoicesModule = defineModule('invoices', {
  above: ['bank-transfers', 'purchases'],
  endpoints: [...invoiceEndpoints, ...paymentEndpoints],
  permissions: [invoicePermissions],
  words: {
    actions: invoicesActions,
    fields: invoicesWords,
    objects: { invoice: { description: { en: 'Description', ar: 'الوصف' } } },
  },
});
