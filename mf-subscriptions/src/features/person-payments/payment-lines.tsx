import { useTranslation } from '@academy/shared-auth';
import { Badge, Box, Flex, List, OneLine, RuledItem, Span, Text, TextLink } from '@academy/shared-ui';
import type { Payment } from '#/api/payments.ts';
import { moneyText } from '#/components/money-text.ts';
import { stateOf } from '#/components/payment-state.ts';
import { places } from '#/components/places.ts';
import { useDayText } from '#/components/use-day-text.ts';

/** Payments by card and by bank, each in two lines. */
export function PaymentLines({ payments }: { payments: readonly Payment[] }) {
  return (
    <List marginBlockEnd="-3">
      {payments.map((payment) => (
        <Line key={`${payment.kind} ${payment.id}`} payment={payment} />
      ))}
    </List>
  );
}

function Line({ payment }: { payment: Payment }) {
  const { t } = useTranslation('subscriptions');
  const dayText = useDayText();
  const { id, kind, package_name, reference, date, may } = payment;
  const title = package_name ?? t('payments.kind.bank_transfer');
  return (
    <RuledItem fontSize="sm">
      <Box minWidth="0">
        <OneLine title={title}>
          {may.update ? (
            <TextLink reach to={places.transfer(id)}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </OneLine>
        <Text color="fg.muted" overflowWrap="anywhere">
          {dayText(date)}
          {package_name !== null && <Span>{` · ${t(`payments.kind.${kind}`)}`}</Span>}
          {reference && (
            <>
              {' · '}
              <bdi dir="ltr">{reference}</bdi>
            </>
          )}
        </Text>
      </Box>
      <Amount payment={payment} />
    </RuledItem>
  );
}

/** The paid amount; the state only if it is not simply paid. */
function Amount({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('subscriptions');
  const { amount, refunded_amount, currency } = payment;
  const state = stateOf(payment);
  const textOf = (value: number | null) =>
    value === null || currency === null ? '—' : moneyText(value, currency, i18n.language);
  const isPartlyRefunded = state?.state === 'paid' && refunded_amount > 0;
  return (
    <Flex flexDirection="column" alignItems="flex-end" gap="1" flexShrink="0">
      <Text fontWeight="medium">{textOf(amount)}</Text>
      {state && state.state !== 'paid' && <Badge tone={state.tone}>{t(`invoices.state.${state.state}`)}</Badge>}
      {isPartlyRefunded && <Badge>{t('payments.refunded', { amount: textOf(refunded_amount) })}</Badge>}
    </Flex>
  );
}
