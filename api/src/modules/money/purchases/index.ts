/* The front of the module: what other modules use of its inner folders. */
export { dues } from './dues/dues.table.ts';
export { isDueSettled, payerOfDue, unpaidDues } from './dues/unpaid-dues.ts';
export { endedUnpaidSince, isPaid, isPaidByTransfer, payerOf, unpaidPayments } from './dunning/unpaid-payments.ts';
export {
  listedPayments,
  paidPayments,
  paidSince,
  paidStudents,
  paymentsFound,
  paymentTotal,
  renewsNext,
  shownPayments,
  shownRefunds,
} from './settlement/payments-sql.ts';
export { takeUsedClasses } from './settlement/take-used-classes.ts';
