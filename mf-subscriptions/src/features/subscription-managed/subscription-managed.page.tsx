import { Box, Button, ErrorState, PageBody, PageHeader, Skeleton, Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { managingPages, purchaseQueries } from '#/api/purchases.ts';
import { places } from '#/components/places.ts';
import { ManagedCard } from './managed-card.tsx';

const POLL_MS = 3000;
const MOST_POLLS = 5;

/** The page to which the provider's page of subscriptions returns: what has changed, and a link to where it was opened. */
export default function SubscriptionManagedPage() {
  const { t } = useTranslation('subscriptions');
  const [params] = useSearchParams();
  const since = params.get('since') ?? '';
  const from = managingPages.find((page) => page === params.get('from')) ?? 'home';
  const found = useQuery({
    ...purchaseQueries.managed(since),
    enabled: since !== '',
    refetchOnMount: 'always',
    // A provider charges a new card some seconds later.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.some(({ subscription }) => subscription.state === 'past_due') && dataUpdateCount < MOST_POLLS && POLL_MS,
  });
  const isNone = since === '' || found.data?.length === 0;
  return (
    <PageBody width="reading">
      <PageHeader title={t('managed.header')} />
      <Stack gap="4" role="status">
        {found.data?.map((managed) => (
          <ManagedCard key={managed.subscription.purchase} {...managed} />
        ))}
        {isNone && <Text>{t('managed.none')}</Text>}
      </Stack>
      {found.isLoading && <Skeleton height="12rem" aria-hidden />}
      {found.error && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
      <Box marginBlockStart="6">
        <Button asChild>
          <Link to={places[from]}>{t(`managed.back.${from}`)}</Link>
        </Button>
      </Box>
    </PageBody>
  );
}
