import { Badge, Box, Flex, IconButton, List, OneLine, RuledItem, Span, Text, TextLink } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#/api/payments.ts';
import { isolated } from '#/components/isolated.ts';
import { moneyText } from '#/components/money-text.ts';
import { stateOf } from '#/components/payment-state.ts';
import { places } from '#/components/places.ts';
import { useOpenReceipt } from '#/components/receipts/use-open-receipt.ts';
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
  const titleOf = useTitle();
  const { id, kind, package_name, package_name_ar, reference, date, may } = payment;
  const title = package_name === null ? t('payments.kind.bank_transfer') : titleOf(package_name, package_name_ar).text;
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
      <Flex gap="1" alignItems="flex-start" flexShrink="0">
        <Amount payment={payment} />
        <ReceiptButton payment={payment} title={title} />
      </Flex>
    </RuledItem>
  );
}

/** The receipt of a payment (D110). */
function ReceiptButton({ payment: { id, kind, state, reference }, title }: { payment: Payment; title: string }) {
  const { t } = useTranslation('subscriptions');
  const openReceipt = useOpenReceipt();
  if (state !== 'paid' && state !== 'refunded') return null;
  const source = `${kind === 'bank_transfer' ? 'bank_transfer' : 'payment'}:${id}`;
  return (
    <IconButton
      size="sm"
      aria-label={t('payments.paper', { payment: isolated(reference ?? title) })}
      onClick={() => void openReceipt(source)}
    >
      <DownloadIcon size={16} aria-hidden />
    </IconButton>
  );
}

/** The paid amount; the state only if it is not "paid". */
function Amount({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('subscriptions');
  const { amount, refunded_amount, discount, currency } = payment;
  const state = stateOf(payment);
  const textOf = (value: number | null) =>
    value === null || currency === null ? '—' : moneyText(value, currency, i18n.language);
  const isPartlyRefunded = state?.state === 'paid' && refunded_amount > 0;
  return (
    <Flex flexDirection="column" alignItems="flex-end" gap="1" flexShrink="0">
      <Text fontWeight="medium">{textOf(amount)}</Text>
      {discount > 0 && (
        <Text fontSize="xs" color="fg.muted">
          {t('payments.discount', { amount: textOf(discount) })}
        </Text>
      )}
      {state && state.state !== 'paid' && <Badge tone={state.tone}>{t(`invoices.state.${state.state}`)}</Badge>}
      {isPartlyRefunded && <Badge>{t('payments.refunded', { amount: textOf(refunded_amount) })}</Badge>}
    </Flex>
  );
}
