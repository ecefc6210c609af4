import { useTranslation } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@academy/shared-auth/query';
import { Box, Card, EmptyState, Flex, Heading, List, Skeleton, Text, TextLink } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { useId } from 'react';
import { type Transfer, transferQueries } from '#/api/bank-transfers.ts';
import { dayText } from '#/components/day-text.ts';
import { moneyText } from '#/components/money-text.ts';
import { places } from '#/components/places.ts';

/** The latest payments of a person that came by bank; nothing where the viewer can read none. */
export default function PaymentsTab({ userId }: SlotProps<'person.tab'>) {
  const { t } = useTranslation('subscriptions');
  const { data, isPending } = useQuery(transferQueries.ofPayer(userId));
  if (isPending) return <Skeleton height="13rem" aria-hidden />;
  if (!data) return null;
  const [latest] = data.rows;
  if (!latest)
    return (
      <EmptyState icon={<BanknoteIcon size={22} />} title={t('transfers.empty.title')} text={t('payments.empty')} />
    );
  return <Payments transfers={data.rows} hasMore={data.total > data.rows.length} />;
}

function Payments({ transfers, hasMore }: { transfers: readonly Transfer[]; hasMore: boolean }) {
  const { t } = useTranslation('subscriptions');
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Flex justifyContent="space-between" alignItems="baseline" gap="3" marginBlockEnd="3">
          <Heading size="sm" id={id}>
            {t('transfers.header')}
          </Heading>
          {hasMore && transfers[0] && (
            <TextLink to={places.transfersOf(transfers[0].user_name)}>{t('payments.all')}</TextLink>
          )}
        </Flex>
        <List marginBlockEnd="-3">
          {transfers.map((transfer) => (
            <Line key={transfer.id} transfer={transfer} />
          ))}
        </List>
      </section>
    </Card>
  );
}

function Line({ transfer }: { transfer: Transfer }) {
  const { i18n } = useTranslation('subscriptions');
  const day = dayText(transfer.date, i18n.language);
  return (
    <Flex
      as="li"
      gap="3"
      justifyContent="space-between"
      paddingBlock="3"
      fontSize="sm"
      css={{ '& + &': { borderBlockStartWidth: '1px', borderColor: 'border' } }}
    >
      <Box minWidth="0">
        {transfer.may.update ? <TextLink to={places.transfer(transfer.id)}>{day}</TextLink> : day}
        {transfer.reference_number && (
          <Text color="fg.muted" truncate>
            <bdi dir="ltr">{transfer.reference_number}</bdi>
          </Text>
        )}
      </Box>
      <Text fontWeight="medium" flexShrink="0">
        {moneyText(transfer.amount, transfer.currency, i18n.language)}
      </Text>
    </Flex>
  );
}
