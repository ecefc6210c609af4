import { Box, Card, chakra, Text } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#/api/receipts.ts';
import { moneyText } from '#/components/money-text.ts';
import { useDayText } from '#/components/use-day-text.ts';

const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', { base: { marginBlockEnd: '3', textAlign: '-webkit-match-parent' } });

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
      <Box as="dl">
        {facts.map(([term, value]) =>
          value === null ? null : (
            <Box key={term}>
              <Term>{term}</Term>
              <Value>
                <Text as="bdi">{value}</Text>
              </Value>
            </Box>
          ),
        )}
      </Box>
    </Card>
  );
}
