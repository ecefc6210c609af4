import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, PageBody, PageHeader, Skeleton, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { purchaseQueries } from '#/api/purchases.ts';
import { places } from '#/components/places.ts';
import { NextSteps, useNextSteps } from './next-steps.tsx';
import { Outcome } from './outcome.tsx';

const POLL_MS = 2000;
const MOST_POLLS = 60;

/** The page to which the provider's checkout returns. It only shows the server's state. */
export default function PaymentReturnPage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isCancelled = params.get('cancelled') === '1';
  const found = useQuery({
    ...purchaseQueries.returned(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'open' && !data.pending && !isCancelled && dataUpdateCount < MOST_POLLS && POLL_MS,
  });
  const isPaidFor = found.data !== undefined && found.data.classesAdded > 0;
  const steps = useNextSteps(isPaidFor ? (found.data.student?.id ?? null) : null);
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  return (
    <PageBody width="reading">
      <PageHeader title={t('payment.header')} />
      {found.data && (
        <Outcome
          purchase={found.data}
          isCancelled={isCancelled}
          hasClassToCome={!steps || steps.firstClassAt !== null}
        />
      )}
      {steps && <NextSteps steps={steps} />}
      {found.isPending && <Skeleton height="12rem" aria-hidden />}
      {isMissing && (
        <EmptyState
          title={t('payment.missing')}
          action={
            <TextLink reach to={places.packages}>
              {t('packages.missing.back')}
            </TextLink>
          }
        />
      )}
      {found.error && !found.data && !isMissing && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PageBody>
  );
}
