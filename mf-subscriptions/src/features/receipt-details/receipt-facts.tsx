import { Card } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#/api/receipts.ts';
import { FactList } from '#/components/fact-list.tsx';
import { moneyText } from '#/components/money-text.ts';
import { useDayText } from '#/components/use-day-text.ts';

/** Who paid what for whom, and when. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useTranslation('subscriptions');
  const titleOf = useTitle();
  const dayText = useDayText();
  const { payer, student, package: bought, packageAr, method, amount, tax, currency, createdAt } = receipt;
  const money = (of: number) => moneyText(of, currency, i18n.language);
  const facts = [
    [t('transfers.column.amount'), money(amount)],
    [t('receipts.column.tax'), tax === 0 ? null : money(tax)],
    [
      t('receipts.column.what'),
      receipt.receipt?.number ?? (bought === null ? t(`receipts.method.${method}`) : titleOf(bought, packageAr).text),
    ],
    [t('invoices.column.student'), student.name],
    [t('invoices.column.payer'), payer.id === student.id ? null : payer.name],
    [t('transfers.column.date'), dayText(createdAt)],
  ] as const;
  return (
    <Card>
      <FactList facts={facts} />
    </Card>
  );
}
