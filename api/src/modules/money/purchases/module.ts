import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { mergeChecks, mergeVerbs, personDeleting, personLeft } from '#modules/people/people/people-events.ts';
import { couponFields } from './coupons/coupons.fields.ts';
import { couponPermissions } from './coupons/coupons.permissions.ts';
import { couponEndpoints } from './coupons/coupons.routes.ts';
import { notifyEndingCards } from './dunning/notify-ending-cards.ts';
import { notifyRenewals } from './dunning/notify-renewals.ts';
import { notifyUnpaid } from './dunning/notify-unpaid.ts';
import { endCharges, keepWhileCharged } from './leaving-buyers.ts';
import { keepApartWhilePaying, mergeCustomers } from './merge-purchases.ts';
import { moneyPermissions } from './money.permissions.ts';
import { purchasesActions, purchasesWords } from './purchases.audit.ts';
import { purchaseNotifications } from './purchases.notifications.ts';
import { purchasesPersonalData } from './purchases.personal-data.ts';
import { purchaseEndpoints } from './purchases.routes.ts';
import { purchaseSettings } from './purchases.settings.ts';
import { payments, purchases } from './purchases.table.ts';
import { expiredPaymentEvents } from './receive-event.ts';
import { ledgerPayment } from './settlement/payments-sql.ts';

export const purchasesModule = defineModule('purchases', {
  above: ['packages', 'receipts'],
  endpoints: [...couponEndpoints, ...purchaseEndpoints],
  permissions: [couponPermissions, moneyPermissions],
  settings: [purchaseSettings.group],
  notifications: [purchaseNotifications],
  personalData: purchasesPersonalData,
  audited: [
    auditedTable('purchase', purchases.studentId, purchases.userId),
    auditedTable('invoice', payments.studentId, payments.userId),
  ],
  impersonal: ['coupon'],
  words: {
    actions: purchasesActions,
    fields: purchasesWords,
    objects: { coupon: namesOf(couponFields), purchase: { months: { en: 'Number of payments', ar: 'عدد الدفعات' } } },
  },
  ledger: { payment: ledgerPayment },
  expired: [expiredPaymentEvents],
  everyMinute: [
    (sql, { now, settings }) => notifyRenewals(sql, { now, settings }),
    (sql, { now, transferredSince }) => notifyUnpaid(sql, now, transferredSince),
    (sql, { now }) => notifyEndingCards(sql, now),
  ],
  registers: [
    on(personDeleting, keepWhileCharged),
    on(personLeft, endCharges),
    mergeChecks.add(keepApartWhilePaying),
    mergeVerbs.add(mergeCustomers),
  ],
});
