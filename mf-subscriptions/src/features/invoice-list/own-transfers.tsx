import { BanknoteIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { type Payment, paymentQueries } from '#/api/payments.ts';
import { amountInFile } from '#/components/amount-in-file.ts';
import { moneyText } from '#/components/money-text.ts';

/** The recorded bank transfers of the viewer and, as a parent, of the children. */
export function OwnTransfers({ isFamily }: { isFamily: boolean }) {
  const { t } = useTranslation('subscriptions');
  return (
    <ListScreen
      name="own-transfers"
      label={t('invoices.kind.bank_transfer')}
      query={paymentQueries.ownTransfers}
      columns={useTransferColumns(isFamily)}
      search="all"
      rowKey={({ id }) => id}
      rowLabel={({ reference, date }) => reference ?? date}
      csv={{ fileName: 'bank-transfers.csv' }}
      empty={{
        icon: <BanknoteIcon size={22} />,
        title: t('transfers.empty.title'),
        text: t('transfers.empty.own'),
      }}
    />
  );
}

function useTransferColumns(isFamily: boolean): Column<Payment>[] {
  const { t, i18n } = useTranslation('subscriptions');
  const textOf = ({ amount, currency }: Payment) =>
    amount === null || currency === null ? '—' : moneyText(amount, currency, i18n.language);
  const payer: Column<Payment> = {
    id: 'customer_name',
    header: t('invoices.column.payer'),
    value: ({ customer_name }) => customer_name,
  };
  return [
    { id: 'date', header: t('transfers.column.date'), kind: 'date', value: ({ date }) => date },
    ...(isFamily ? [payer] : []),
    {
      id: 'amount',
      header: t('transfers.column.amount'),
      kind: 'node',
      atEnd: true,
      value: textOf,
      text: textOf,
      inFile: amountInFile(t),
    },
    {
      id: 'reference',
      header: t('transfers.column.reference'),
      kind: 'code',
      value: ({ reference }) => reference,
    },
  ];
}
