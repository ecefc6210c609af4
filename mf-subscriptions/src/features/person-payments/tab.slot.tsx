import { useCan } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { EmptyState, Flex, PartSkeleton, TextLink } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Payment, paymentQueries } from '#/api/payments.ts';
import { places } from '#/components/places.ts';
import { Section } from '#/components/section.tsx';
import { slotSizes } from '#/components/slot-sizes.ts';
import { PaymentLines } from './payment-lines.tsx';

const MOST = 10;

/** The latest payments of a person, by card and by bank; renders nothing if the viewer can read none. */
export default function PaymentsTab({ userId }: SlotProps<'person.tab'>) {
  const { t } = useTranslation('subscriptions');
  const { data, isPending } = useQuery(paymentQueries.latestOf(userId, MOST));
  if (isPending) return <PartSkeleton size={slotSizes.payments} />;
  if (!data) return null;
  const [latest] = data.rows;
  if (!latest)
    return <EmptyState icon={<BanknoteIcon size={22} />} title={t('payments.none')} text={t('payments.empty')} />;
  const hasMore = data.total > data.rows.length;
  return (
    <Section title={t('payments.latest')} action={hasMore && <AllLinks userId={userId} latest={latest} />}>
      <PaymentLines payments={data.rows} />
    </Section>
  );
}

/** Links to the lists with all of them. */
function AllLinks({ userId, latest }: { userId: string; latest: Payment }) {
  const { t } = useTranslation('subscriptions');
  const canReadInvoices = useCan('subscriptions.invoices.read');
  return (
    <Flex gap="4" fontSize="sm">
      {canReadInvoices && (
        <TextLink reach to={places.invoicesOf(userId)}>
          {t('menu.invoices')}
        </TextLink>
      )}
      <TextLink reach to={places.transfersOf(latest.customer_name)}>
        {t('menu.transfers')}
      </TextLink>
    </Flex>
  );
}
