import { defineRemote } from '@academy/shared-auth/contract';

export default defineRemote({
  name: 'mf-subscriptions',
  version: '1.0.0',
  namespace: 'subscriptions',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  permissionGroups: [
    { group: 'subscriptions.invoices', labelKey: 'permissionGroups.invoices' },
    { group: 'subscriptions.bank_transfers', labelKey: 'permissionGroups.bankTransfers' },
    { group: 'subscriptions.packages', labelKey: 'permissionGroups.packages' },
  ],
  routes: [],
});
