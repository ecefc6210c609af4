import type { Column } from '@academy/shared-ui/list';

interface Amount {
  amount: number | null;
  currency: string | null;
}

/** An amount in a file: a number that spreadsheets can sum, beside its currency. */
export const amountInFile = (
  t: (key: 'transfers.column.amount' | 'transfers.column.currency') => string,
): NonNullable<Column<Amount>['inFile']> => [
  { header: t('transfers.column.amount'), value: ({ amount }) => amount },
  { header: t('transfers.column.currency'), value: ({ currency }) => currency },
];
