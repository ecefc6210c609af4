import { Badge, Card, Flex, Text } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Due } from '#/api/dues.ts';
import { stateKey, stateTone } from '#/components/dues/due-state.ts';
import type { MinorText } from '#/components/dues/use-minor-text.ts';
import { FactList } from '#/components/fact-list.tsx';
import { useDayText } from '#/components/use-day-text.ts';

interface DueFactsProps {
  due: Due;
  money: MinorText;
}

/** How much is due, when, for whom, and what of it is paid. */
export function DueFacts({ due, money }: DueFactsProps) {
  const { t } = useTranslation('subscriptions');
  const titleOf = useTitle();
  const dayText = useDayText();
  const { currency, paid, carriedFrom, carriedOver, period, payer, student, reason } = due;
  const unlessZero = (minor: number) => (minor === 0 ? null : money.text(minor, currency));
  const facts = [
    [t('dues.column.dueOn'), dayText(due.dueOn)],
    [t('dues.column.paid'), unlessZero(paid)],
    [t('dues.facts.carriedFrom'), unlessZero(carriedFrom)],
    [t('dues.facts.carriedOver'), unlessZero(carriedOver)],
    [t('dues.column.package'), titleOf(due.package.title, due.package.titleAr).text],
    [t('dues.facts.period'), period && `${dayText(period.from)} – ${dayText(period.to)}`],
    [t('invoices.column.student'), student.name],
    [t('invoices.column.payer'), payer.id === student.id ? null : payer.name],
    [t('dues.reason'), reason],
  ] as const;
  return (
    <Card>
      <Flex justifyContent="space-between" alignItems="center" gap="3" marginBlockEnd="4">
        <Text fontSize="3xl" fontWeight="semibold">
          <bdi>{money.text(due.amount, currency)}</bdi>
        </Text>
        <Badge tone={stateTone(due)}>{t(`dues.state.${stateKey(due)}`, { count: due.overdueDays })}</Badge>
      </Flex>
      <FactList facts={facts} />
    </Card>
  );
}
