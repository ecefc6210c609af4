import { type Translation, useSession, zoneFormat } from '@academy/shared-auth';
import type { Column } from '@academy/shared-ui/list';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#/api/invoices.ts';
import type { PurchaseKind } from '#/api/purchases.ts';
import { amountInFile } from '#/components/amount-in-file.ts';
import { isolated } from '#/components/isolated.ts';
import { moneyText } from '#/components/money-text.ts';
import { stateOf } from '#/components/payment-state.ts';

/** For whom it is, and of which month: the name of a row. Payments for the viewer are named by the month alone. */
function useStudentColumn(isOwn: boolean): Column<Invoice> {
  const { t, i18n } = useTranslation('subscriptions');
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const month = zoneFormat(i18n.language, zone, { month: 'long' });
  // A mark of the page's direction, which the script of the name would decide otherwise.
  const mark = i18n.language === 'ar' ? '\u200f' : '\u200e';
  const nameOf = ({ user_id, student_id, student_name, customer_name }: Invoice) => {
    if (student_id !== user_id && student_name) return student_name;
    return isOwn ? null : customer_name;
  };
  return {
    id: 'student_name',
    header: t('invoices.column.student'),
    value: (invoice) => {
      const name = nameOf(invoice);
      const at = month.format(Date.parse(invoice.created_at));
      return name ? `${mark}${isolated(name)} · ${at}` : at;
    },
    inFile: [{ header: t('invoices.column.student'), value: nameOf }],
  };
}

/** Who pays, in lists of the academy. */
function payerColumns(t: Translation['t']): Column<Invoice>[] {
  const payer: Column<Invoice> = {
    id: 'customer_name',
    header: t('invoices.column.payer'),
    inRow: 'line',
    sortable: true,
    value: ({ customer_name }) => customer_name,
  };
  const email: Column<Invoice> = {
    id: 'customer_email',
    header: t('invoices.column.email'),
    kind: 'code',
    hideInCards: true,
    value: ({ customer_email }) => customer_email,
  };
  return [payer, email];
}

/** The provider's name of the charge, by which a one-time payment is found there. */
const chargeColumn = (t: Translation['t']): Column<Invoice> => ({
  id: 'chargeId',
  header: t('invoices.column.charge'),
  kind: 'code',
  hideInCards: true,
  value: ({ chargeId }) => chargeId,
});

/** The columns of an invoice; the ids are the API's own names. */
export function useInvoiceColumns(kind: PurchaseKind, isOwn: boolean): Column<Invoice>[] {
  const { t, i18n } = useTranslation('subscriptions');
  const titleOf = useTitle();
  const textOf = ({ amount, currency }: Invoice) =>
    amount === null || currency === null ? '—' : moneyText(amount, currency, i18n.language);
  /** The discount, and what was refunded of a payment of which a part is left. */
  const noteOf = ({ discount, refunded_amount, state, currency }: Invoice) => {
    if (currency === null) return null;
    const parts = [
      discount > 0 && t('payments.discount', { amount: moneyText(discount, currency, i18n.language) }),
      refunded_amount > 0 &&
        state === 'paid' &&
        t('payments.refunded', { amount: moneyText(refunded_amount, currency, i18n.language) }),
    ];
    return parts.filter(Boolean).join(' · ') || null;
  };
  return [
    useStudentColumn(isOwn),
    ...(isOwn ? [] : payerColumns(t)),
    {
      id: 'created_at',
      header: t('transfers.column.date'),
      kind: 'date',
      inRow: 'line',
      sortable: true,
      value: ({ created_at }) => created_at,
    },
    {
      id: 'package_name',
      header: t('invoices.column.package'),
      inRow: 'line',
      value: ({ package_name, package_name_ar }) => titleOf(package_name, package_name_ar).text,
    },
    {
      id: 'amount',
      header: t('transfers.column.amount'),
      kind: 'node',
      atEnd: true,
      sortable: true,
      value: textOf,
      text: textOf,
      note: noteOf,
      inFile: [...amountInFile(t), { header: t('invoices.column.discount'), value: ({ discount }) => discount }],
    },
    { id: 'state', header: t('packages.column.status'), kind: 'badge', value: badgeOf },
    {
      id: 'invoice_number',
      header: t('invoices.column.number'),
      kind: 'code',
      value: ({ invoice_number }) => invoice_number,
    },
    ...(kind === 'one_time' ? [chargeColumn(t)] : []),
  ];

  function badgeOf(invoice: Invoice) {
    const known = stateOf(invoice);
    return known && { label: t(`invoices.state.${known.state}`), tone: known.tone };
  }
}
