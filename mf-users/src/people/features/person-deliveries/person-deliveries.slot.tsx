import { useNotificationTexts } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { Button, Card, EmptyState, ErrorState, Flex, List, PartSkeleton } from '@academy/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deliveryQueries } from '#/people/api/deliveries.ts';
import { DeliveryEntry } from './delivery-entry.tsx';
import { deliveriesSize } from './size.ts';

/** D88: deliveries to a user by push and mail, with their results. */
export default function DeliveriesTab({ userId }: SlotProps<'person.tab'>) {
  const { t } = useTranslation('users');
  // Here, and not at each row: a drawn page would wait for these words again.
  const textOf = useNotificationTexts();
  const found = useInfiniteQuery(deliveryQueries.of(userId));
  if (found.isPending) return <PartSkeleton size={deliveriesSize} />;
  if (!found.data) return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  const deliveries = found.data.pages.flatMap(({ data }) => data);
  if (deliveries.length === 0) return <EmptyState title={t('log.empty.title')} text={t('log.empty.text')} />;
  return (
    <Card>
      <List aria-label={t('person.tab.deliveries')}>
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} userId={userId} textOf={textOf} />
        ))}
      </List>
      {found.hasNextPage && (
        <Flex justifyContent="center" marginBlockStart="4">
          <Button variant="outline" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('log.more')}
          </Button>
        </Flex>
      )}
    </Card>
  );
}
