import { Box, Card, Flex, Heading, List, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthText } from '#/base/components/time/month-text.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { type Payment, payRunQueries } from '#/pay/api/pay-runs.ts';
import { useMinorText } from './minor-text.ts';
import { PartFailure } from './part-failure.tsx';
import { PayState } from './pay-state.tsx';
import { useWayText } from './pay-ways.ts';

interface PaymentsProps {
  teacherId: string;
  /** Only what was paid for this month. */
  month?: string;
}

/** D148: what a teacher was paid, when and how. Nothing before the first payment. */
export function Payments({ teacherId, month }: PaymentsProps) {
  const { t } = useTranslation('users');
  const found = useQuery(payRunQueries.payments(teacherId));
  const { data } = found;
  if (!data) return <PartFailure title={t('payRuns.payments.title')} query={found} />;
  const shown = month === undefined ? data : data.filter((payment) => payment.month === month);
  if (shown.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="salary-payments">
      <Heading id="salary-payments" size="sm" marginBlockEnd="3">
        {t('payRuns.payments.title')}
      </Heading>
      <Card padding="none">
        <List aria-labelledby="salary-payments">
          {shown.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </List>
      </Card>
    </Box>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { i18n } = useTranslation('users');
  const money = useMinorText();
  const wayText = useWayText();
  const dayText = useDayText();
  const { month, amount, currency, state, way, reference, paidOn } = payment;
  const how = [wayText(way), paidOn && dayText(paidOn), reference && `\u2068${reference}\u2069`];
  return (
    <Flex
      as="li"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      paddingInline="4"
      paddingBlock="3"
      fontSize="sm"
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <Box minWidth="0" flex="1">
        <Text>{monthText(month, i18n.language)}</Text>
        <Text fontSize="xs" color="fg.subtle" marginBlockStart="0.5" overflowWrap="anywhere">
          {how.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <PayState state={state} />
      <Text minWidth="24" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {money?.text(amount, currency)}
      </Text>
    </Flex>
  );
}
