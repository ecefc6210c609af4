import { useTranslation } from '@academy/shared-auth';
import type { Column, Filter } from '@academy/shared-ui/list';
import type { Invoice } from '#/api/invoices.ts';
import { moneyText } from '#/components/money-text.ts';

const states = ['paid', 'held', 'open', 'refunded', 'failed'] as const;
const tones = { paid: 'success', held: 'warning', open: 'info', refunded: 'neutral', failed: 'danger' } as const;

/** What an invoice shows; the ids are the API's own names. */
export function useInvoiceColumns(isOwn: boolean): { columns: Column<Invoice>[]; filters: Filter<'state'>[] } {
  const { t, i18n } = useTranslation('subscriptions');
  const textOf = ({ amount, currency }: Invoice) =>
    amount === null || currency === null ? '—' : moneyText(amount, currency, i18n.language);
  const payer: Column<Invoice> = {
    id: 'customer_name',
    header: t('invoices.column.payer'),
    sortable: true,
    value: ({ customer_name }) => customer_name,
  };
  return {
    columns: [
      ...(isOwn ? [] : [payer]),
      { id: 'package_name', header: t('invoices.column.package'), value: ({ package_name }) => package_name },
      {
        id: 'amount',
        header: t('transfers.column.amount'),
        kind: 'node',
        atEnd: true,
        sortable: true,
        value: textOf,
        text: textOf,
      },
      { id: 'state', header: t('packages.column.status'), kind: 'badge', value: badgeOf },
      {
        id: 'invoice_number',
        header: t('invoices.column.number'),
        kind: 'code',
        value: ({ invoice_number }) => invoice_number,
      },
      {
        id: 'created_at',
        header: t('transfers.column.date'),
        kind: 'date',
        sortable: true,
        value: ({ created_at }) => created_at,
      },
    ],
    filters: [
      {
        id: 'state',
        label: t('packages.column.status'),
        kind: 'select',
        options: states.map((value) => ({ value, label: t(`invoices.state.${value}`) })),
      },
    ],
  };

  function badgeOf({ state, held }: Invoice) {
    const known = held && state === 'paid' ? 'held' : states.find((each) => each === state);
    return known ? { label: t(`invoices.state.${known}`), tone: tones[known] } : null;
  }
}
