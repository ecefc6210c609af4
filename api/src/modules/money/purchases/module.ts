import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { transferOfDueChanged, transferQuestions } from '#modules/money/bank-transfers/transfer-events.ts';
import { mergeChecks, mergeVerbs, personDeleting, personLeft } from '#modules/people/people/people-events.ts';
import { couponFields } from './coupons/coupons.fields.ts';
import { couponPermissions } from './coupons/coupons.permissions.ts';
import { couponEndpoints } from './coupons/coupons.routes.ts';
import { creditStartedMonths } from './dues/credit-before-paid.ts';
import { auditedReport, duesActions, duesWords } from './dues/dues.audit.ts';
import { dueNotifications } from './dues/dues.notifications.ts';
import { duesPersonalData } from './dues/dues.personal-data.ts';
import { dueEndpoints } from './dues/dues.routes.ts';
import { dues } from './dues/dues.table.ts';
import { endOnLeaving, endPurchases } from './dues/end-purchase.ts';
import { countTransferAgain, ledgerDue, paidFor } from './dues/follow-transfers.ts';
import { canViewReportMedia } from './dues/list-reports.ts';
import { makeDues } from './dues/make-dues.ts';
import { remindOfDues } from './dues/remind-dues.ts';
import { reportFields } from './dues/report.fields.ts';
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
  above: ['bank-transfers', 'packages', 'receipts'],
  endpoints: [...couponEndpoints, ...purchaseEndpoints, ...dueEndpoints],
  permissions: [couponPermissions, moneyPermissions],
  settings: [purchaseSettings.group],
  notifications: [purchaseNotifications, dueNotifications],
  personalData: [...duesPersonalData, ...purchasesPersonalData],
  audited: [
    auditedTable('purchase', purchases.studentId, purchases.userId),
    auditedTable('invoice', payments.studentId, payments.userId),
    auditedTable('due', dues.studentId, dues.userId),
    auditedReport,
  ],
  impersonal: ['coupon'],
  words: {
    actions: { ...purchasesActions, ...duesActions },
    fields: { ...purchasesWords, ...duesWords },
    objects: {
      coupon: namesOf(couponFields),
      purchase: { months: { en: 'Number of payments', ar: 'عدد الدفعات' } },
      transfer_report: { ...namesOf(reportFields), minor: reportFields.amount.name },
    },
  },
  ledger: { payment: ledgerPayment, due: ledgerDue },
  media: [canViewReportMedia],
  expired: [expiredPaymentEvents],
  everyMinute: [
    (sql, { now, settings }) => notifyRenewals(sql, { now, settings }),
    (sql, { now, transferredSince }) => notifyUnpaid(sql, now, transferredSince),
    (sql, { now }) => notifyEndingCards(sql, now),
    (sql, { now }) => endPurchases(sql, now),
    (sql, { now, settings }) => makeDues(sql, { now, settings }),
    (sql, { now, settings }) => creditStartedMonths(sql, { now, settings }),
    (sql, { now, settings }) => remindOfDues(sql, { now, settings }),
  ],
  registers: [
    on(personDeleting, keepWhileCharged),
    on(personLeft, endCharges),
    on(personLeft, endOnLeaving),
    on(transferOfDueChanged, countTransferAgain),
    answer(transferQuestions.paidFor, paidFor),
    mergeChecks.add(keepApartWhilePaying),
    mergeVerbs.add(mergeCustomers),
  ],
});
