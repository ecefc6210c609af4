import { defineModule } from '#define-module.ts';
import { couponEndpoints } from './coupons/coupons.routes.ts';
import { purchaseEndpoints } from './purchases.routes.ts';

export const purchasesModule = defineModule('purchases', {
  above: ['packages', 'receipts'],
  endpoints: [...couponEndpoints, ...purchaseEndpoints],
});
