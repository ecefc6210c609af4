import { Card, Heading, SelectField, Stack, Text } from '@academy/shared-ui';
import { TitleText } from '@academy/shared-ui/titles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Package } from '#/api/packages.ts';
import type { PurchaseKind, Summary } from '#/api/purchases.ts';
import { kindsOf } from '#/components/can-buy.ts';
import { currencyName } from '#/components/money-text.ts';
import { NoBuying } from '#/components/no-buying.tsx';
import { Notice } from '#/components/notice.tsx';
import { TransferDetails } from '#/components/transfer-details.tsx';
import { CouponField } from './coupon-field.tsx';
import { LearnerField } from './learner-field.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { Price } from './price.tsx';
import { Rejection } from './rejection.tsx';
import { type CheckoutChoice, useCheckout } from './use-checkout.ts';
import { useShownProblem } from './use-shown-problem.ts';

interface CheckoutProps extends CheckoutChoice {
  /** Stores a choice in the address, for a reload or a new sign-in. */
  onChoose: (name: 'kind' | 'currency' | 'for', value: string) => void;
}

interface PriceCurrencyFieldProps {
  prices: Package['prices'];
  value: string;
  onChange: (currency: string) => void;
}

/** Chooses between the currencies of a package; nothing where it has one. */
function PriceCurrencyField({ prices, value, onChange }: PriceCurrencyFieldProps) {
  const { t, i18n } = useTranslation('subscriptions');
  if (prices.length < 2) return null;
  return (
    <SelectField
      label={t('packages.card.currency')}
      options={prices.map(({ currency }) => ({
        value: currency,
        label: `${currency} · ${currencyName(currency, i18n.language)}`,
      }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface KindFieldProps {
  kinds: readonly PurchaseKind[];
  value: PurchaseKind;
  onChange: (kind: string) => void;
}

/** Each month, or once; nothing where only one is possible (D133). */
function KindField({ kinds, value: kind, onChange }: KindFieldProps) {
  const { t } = useTranslation('subscriptions');
  if (kinds.length < 2) return null;
  return (
    <SelectField
      label={t('buy.kind.label')}
      options={kinds.map((value) => ({ value, label: t(`buy.kind.${value}`) }))}
      value={kind}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface NextTextProps {
  kind: PurchaseKind;
  summary: Summary | undefined;
  isForOther: boolean;
  takesTransfers: boolean;
  /** Extra classes beside a running plan. */
  isAdded: boolean;
}

/** What happens after the press, or why there is none (D170). */
function NextText({ kind, summary, isForOther, takesTransfers, isAdded }: NextTextProps) {
  const { t } = useTranslation('subscriptions');
  if (!summary?.noBuying || takesTransfers || isAdded) return <Text>{t(`buy.next.${kind}`)}</Text>;
  return (
    <Notice>
      <NoBuying summary={summary} name={isForOther ? (summary.student?.name ?? null) : null} />
    </Notice>
  );
}

/** What is bought, and for how much. */
function Offered({ offer, price, quote }: { offer: Package } & ComponentProps<typeof Price>) {
  const { t } = useTranslation('subscriptions');
  return (
    <Stack gap="1">
      <Heading as="h2" size="md">
        <TitleText title={offer.title} ar={offer.titleAr} />
      </Heading>
      <Text color="fg.muted">{t('packages.card.classes', { count: offer.classesNum })}</Text>
      <Price price={price} quote={quote} />
    </Stack>
  );
}

/** The package, its price and its kind, and how to pay. */
export function Checkout({ onChoose, ...given }: CheckoutProps) {
  const { t } = useTranslation('subscriptions');
  const { offer, kind } = given;
  const checking = useCheckout(given);
  const { learner, isMissing, price, summary, quoting, takesTransfers, isAdded, attempts, isPressed } = checking;
  const { studentId } = learner;
  const problems = useShownProblem(isPressed && attempts);
  if (!price) return null;
  return (
    <Stack gap="4" ref={problems}>
      <Card>
        <Stack gap="5">
          <Offered offer={offer} price={price} quote={quoting.quote} />
          <LearnerField learner={learner} isMissing={isMissing} onChange={(id) => onChoose('for', id)} />
          <KindField kinds={kindsOf(offer)} value={kind} onChange={(chosen) => onChoose('kind', chosen)} />
          <PriceCurrencyField
            prices={offer.prices}
            value={price.currency}
            onChange={(currency) => onChoose('currency', currency)}
          />
          <CouponField quoting={quoting} />
          <NextText
            kind={kind}
            summary={summary}
            isForOther={Boolean(studentId)}
            takesTransfers={takesTransfers}
            isAdded={isAdded}
          />
          {takesTransfers && (
            <Text color="fg.muted">{t(summary?.creditsBeforePaid ? 'buy.byTransferEarly' : 'buy.byTransferText')}</Text>
          )}
          <Rejection {...checking} />
          <PayButtons {...checking} />
        </Stack>
      </Card>
      {summary && !takesTransfers && (
        <TransferDetails summary={summary} name={studentId ? (summary.student?.name ?? null) : null} />
      )}
    </Stack>
  );
}
