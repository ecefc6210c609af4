import type { Column, Filter } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#/api/bank-transfers.ts';
import { amountInFile } from '#/components/amount-in-file.ts';
import { moneyText } from '#/components/money-text.ts';
import { useCurrencyFilter } from '#/components/use-currency-filter.ts';

type FilterId = 'user_name' | 'reference_number' | 'currency';

/** A transfer's columns, and its searched fields; the ids are the API's own names. */
export function useTransferColumns(): { columns: Column<Transfer>[]; filters: Filter<FilterId>[] } {
  const { t, i18n } = useTranslation('subscriptions');
  const textOf = ({ amount, currency }: Transfer) => moneyText(amount, currency, i18n.language);
  const user = t('transfers.column.user');
  const reference = t('transfers.column.reference');
  return {
    columns: [
      { id: 'user_name', header: user, sortable: true, value: ({ user_name }) => user_name },
      {
        id: 'amount',
        header: t('transfers.column.amount'),
        kind: 'node',
        atEnd: true,
        value: textOf,
        text: textOf,
        inFile: amountInFile(t),
      },
      { id: 'date', header: t('transfers.column.date'), kind: 'date', sortable: true, value: ({ date }) => date },
      {
        id: 'reference_number',
        header: reference,
        kind: 'code',
        sortable: true,
        value: ({ reference_number }) => reference_number,
      },
      { id: 'note', header: t('transfers.column.note'), value: ({ note }) => note },
    ],
    filters: [
      { id: 'user_name', label: user, kind: 'text' },
      { id: 'reference_number', label: reference, kind: 'text' },
      { id: 'currency', label: t('transfers.column.currency'), kind: 'select', options: useCurrencyFilter() },
    ],
  };
}
