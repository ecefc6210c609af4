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

/** The package, its price and its kind; one button leads to the provider's page. */
export function Checkout({ offer, kind, currency: code, learner: learnerId, onChoose }: CheckoutProps) {
  const { t } = useTranslation('subscriptions');
  const learner = useLearner(learnerId);
  const [isMissing, setMissing] = useState(false);
  const price = offer.prices.find(({ currency }) => currency === code) ?? offer.prices[0];
  const { studentId } = learner;
  const { data: summary, isLoading } = useQuery({
    ...purchaseQueries.summary(studentId ?? undefined),
    enabled: studentId !== undefined && !learner.isPending,
  });
  const isBound = Boolean(summary?.noBuying);
  const quoting = useQuote({ kind, packageId: offer._id, currency: price?.currency ?? '', studentId });
  const start = useStartPurchase({ kind, packageId: offer._id, coupon: quoting.applied });
  const begin = (currency: string) => {
    setMissing(studentId === undefined);
    // A user who has typed a code first sees the price with it.
    if (!quoting.isApplied) quoting.apply();
    else if (studentId !== undefined && !quoting.problem) start.mutate({ currency, studentId });
  };
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
          {start.isError && (
            <FormError>{t(`buy.error.${problemOf(start.error, Boolean(start.variables?.studentId))}`)}</FormError>
          )}
          <FormActions>
            <Button asChild variant="ghost">
              <Link to={places.packages}>{t('action.cancel')}</Link>
            </Button>
            {!isBound && (
              <Button
                loading={start.isPending || start.isSuccess || learner.isPending || quoting.isPending || isLoading}
                onClick={() => begin(price.currency)}
              >
                {t('buy.action')}
              </Button>
            )}
          </FormActions>
        </Stack>
      </Card>
      {summary && <TransferDetails summary={summary} name={studentId ? (summary.student?.name ?? null) : null} />}
    </Stack>
  );
}
