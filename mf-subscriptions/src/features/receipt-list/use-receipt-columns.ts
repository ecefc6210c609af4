import type { Column, Filter } from '@academy/shared-ui/list';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#/api/receipts.ts';
import { amountInFile } from '#/components/amount-in-file.ts';
import { moneyText } from '#/components/money-text.ts';

const kinds = ['receipt', 'credit_note'] as const;
const tones = { receipt: 'success', credit_note: 'warning' } as const;

/** The columns of a receipt: for a credit note also the receipt that it corrects. */
export function useReceiptColumns(): Column<Receipt>[] {
  const { t, i18n } = useTranslation('subscriptions');
  const titleOf = useTitle();
  const money = (amount: number, { currency }: Receipt) => moneyText(amount, currency, i18n.language);
  const total = (receipt: Receipt) => money(receipt.amount, receipt);
  const tax = (receipt: Receipt) => (receipt.tax === 0 ? '' : money(receipt.tax, receipt));
  return [
    { id: 'number', header: t('receipts.column.number'), kind: 'code', value: ({ number }) => number },
    {
      id: 'kind',
      header: t('receipts.column.kind'),
      kind: 'badge',
      value: ({ kind }) => ({ label: t(`receipts.kind.${kind}`), tone: tones[kind] }),
    },
    { id: 'payer', inRow: 'line', header: t('invoices.column.payer'), value: ({ payer }) => payer.name },
    {
      id: 'student',
      inRow: 'line',
      header: t('invoices.column.student'),
      value: ({ payer, student }) => (student.id === payer.id ? null : student.name),
    },
    {
      id: 'package',
      header: t('receipts.column.what'),
      value: ({ package: bought, packageAr, method, receipt }) =>
        receipt?.number ?? (bought === null ? t(`receipts.method.${method}`) : titleOf(bought, packageAr).text),
    },
    {
      id: 'createdAt',
      inRow: 'line',
      header: t('transfers.column.date'),
      kind: 'date',
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'tax',
      header: t('receipts.column.tax'),
      kind: 'node',
      atEnd: true,
      value: tax,
      text: tax,
      inFile: [
        { header: t('receipts.column.net'), value: ({ net }) => net },
        { header: t('receipts.column.tax'), value: (receipt) => receipt.tax },
      ],
    },
    {
      id: 'amount',
      inRow: 'figure',
      header: t('transfers.column.amount'),
      kind: 'node',
      atEnd: true,
      value: total,
      text: total,
      inFile: amountInFile(t),
    },
  ];
}

/** Filters the list: receipts only, or credit notes only. */
export function useReceiptFilters(): Filter<'kind'>[] {
  const { t } = useTranslation('subscriptions');
  return [
    {
      id: 'kind',
      label: t('receipts.column.kind'),
      kind: 'select',
      options: kinds.map((value) => ({ value, label: t(`receipts.kind.${value}`) })),
    },
  ];
}
