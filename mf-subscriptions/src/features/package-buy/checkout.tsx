import { ApiError, useTranslation } from '@academy/shared-auth';
import { Button, Card, FormActions, FormError, Heading, SelectField, Stack, Text } from '@academy/shared-ui';
import { TitleText } from '@academy/shared-ui/titles';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Package } from '#/api/packages.ts';
import { kinds, type PurchaseKind, purchaseQueries, type Summary } from '#/api/purchases.ts';
import { currencyName } from '#/components/money-text.ts';
import { NoBuying } from '#/components/no-buying.tsx';
import { Notice } from '#/components/notice.tsx';
import { places } from '#/components/places.ts';
import { TransferDetails } from '#/components/transfer-details.tsx';
import { CouponField } from './coupon-field.tsx';
import { LearnerField } from './learner-field.tsx';
import { Price } from './price.tsx';
import { useBankPurchase } from './use-bank-purchase.ts';
import { useLearner } from './use-learner.ts';
import { useQuote } from './use-quote.ts';
import { useStartPurchase } from './use-start-purchase.ts';

interface CheckoutProps {
  offer: Package;
  kind: PurchaseKind;
  currency: string;
  /** The id of the student, if the address names one. */
  learner: string | null;
  /** Stores a choice in the address, for a reload or a new sign-in. */
  onChoose: (name: 'kind' | 'currency' | 'for', value: string) => void;
}

/** The error, as the name of its text; the student may already have a subscription. */
function problemOf(error: unknown, isForChild: boolean): string {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'not_configured') return 'notConfigured';
  if (error.status === 409) return isForChild ? 'conflictOfChild' : 'conflict';
  return error.status === 404 ? 'gone' : 'failed';
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

/** Each month, or once. */
function KindField({ value: kind, onChange }: { value: PurchaseKind; onChange: (kind: string) => void }) {
  const { t } = useTranslation('subscriptions');
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
}

/** What happens after the press, or why there is none (D170). */
function NextText({ kind, summary, isForOther }: NextTextProps) {
  const { t } = useTranslation('subscriptions');
  if (!summary?.noBuying) return <Text>{t(`buy.next.${kind}`)}</Text>;
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

/** What the page knows of the student and the price, and the two ways to pay. */
function useCheckout({ offer, kind, currency: code, learner: learnerId }: Omit<CheckoutProps, 'onChoose'>) {
  const learner = useLearner(learnerId);
  const [isMissing, setMissing] = useState(false);
  const price = offer.prices.find(({ currency }) => currency === code) ?? offer.prices[0];
  const { studentId } = learner;
  const { data: summary, isLoading } = useQuery({
    ...purchaseQueries.summary(studentId ?? undefined),
    enabled: studentId !== undefined && !learner.isPending,
  });
  const currency = price?.currency ?? '';
  const quoting = useQuote({ kind, packageId: offer._id, currency, studentId });
  const start = useStartPurchase({ kind, packageId: offer._id, coupon: quoting.applied });
  const byTransfer = useBankPurchase();
  const begin = (way: 'card' | 'bank') => {
    setMissing(studentId === undefined);
    // A user who has typed a code first sees the price with it.
    if (!quoting.isApplied) quoting.apply();
    else if (studentId === undefined || quoting.problem) return;
    else if (way === 'card') start.mutate({ currency, studentId });
    else byTransfer.mutate({ kind, packageId: offer._id, coupon: quoting.applied, currency, studentId });
  };
  const isBound = Boolean(summary?.noBuying);
  const mayTransfer = !isBound || summary?.noBuying === 'not_configured';
  const takesTransfers = mayTransfer && summary?.transferCurrencies.includes(currency) === true;
  const isPreparing = learner.isPending || quoting.isPending || isLoading;
  return {
    learner,
    isMissing,
    price,
    summary,
    quoting,
    start,
    byTransfer,
    begin,
    isBound,
    takesTransfers,
    isPreparing,
  };
}
type Checking = ReturnType<typeof useCheckout>;

/** Why the press was rejected. */
function Rejection({ start, byTransfer }: Checking) {
  const { t } = useTranslation('subscriptions');
  const failed = [start, byTransfer].find(({ isError }) => isError);
  if (!failed) return null;
  return <FormError>{t(`buy.error.${problemOf(failed.error, Boolean(failed.variables?.studentId))}`)}</FormError>;
}

/** By card at the provider's page, or by transfer where the academy has an account for the currency (D130). */
function PayButtons({ start, byTransfer, begin, isBound, takesTransfers, isPreparing }: Checking) {
  const { t } = useTranslation('subscriptions');
  return (
    <FormActions>
      <Button asChild variant="ghost">
        <Link to={places.packages}>{t('action.cancel')}</Link>
      </Button>
      {takesTransfers && (
        <Button
          variant={isBound ? 'solid' : 'outline'}
          loading={byTransfer.isPending || byTransfer.isSuccess}
          onClick={() => begin('bank')}
        >
          {t('buy.byTransfer')}
        </Button>
      )}
      {!isBound && (
        <Button loading={start.isPending || start.isSuccess || isPreparing} onClick={() => begin('card')}>
          {t('buy.action')}
        </Button>
      )}
    </FormActions>
  );
}

/** The package, its price and its kind, and how to pay. */
export function Checkout({ onChoose, ...given }: CheckoutProps) {
  const { t } = useTranslation('subscriptions');
  const { offer, kind } = given;
  const checking = useCheckout(given);
  const { learner, isMissing, price, summary, quoting, takesTransfers } = checking;
  const { studentId } = learner;
  if (!price) return null;
  return (
    <Stack gap="4">
      <Card>
        <Stack gap="5">
          <Offered offer={offer} price={price} quote={quoting.quote} />
          <LearnerField learner={learner} isMissing={isMissing} onChange={(id) => onChoose('for', id)} />
          <KindField value={kind} onChange={(chosen) => onChoose('kind', chosen)} />
          <PriceCurrencyField
            prices={offer.prices}
            value={price.currency}
            onChange={(currency) => onChoose('currency', currency)}
          />
          <CouponField quoting={quoting} />
          <NextText kind={kind} summary={summary} isForOther={Boolean(studentId)} />
          {takesTransfers && <Text color="fg.muted">{t('buy.byTransferText')}</Text>}
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
