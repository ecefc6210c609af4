import type { SlotProps } from '@academy/shared-auth/contract';
import { PartSkeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { purchaseQueries } from '#/api/purchases.ts';
import { Section } from '#/components/section.tsx';
import { slotSizes } from '#/components/slot-sizes.ts';
import { hasBought, SubscriptionFacts } from './subscription-facts.tsx';

/** A summary of a student's subscription; renders nothing without purchases, or if the viewer cannot read it. */
export default function SubscriptionSummary({ userId }: SlotProps<'person.summary'>) {
  const { t } = useTranslation('subscriptions');
  const { data, isPending } = useQuery(purchaseQueries.summary(userId));
  if (isPending) return <PartSkeleton size={slotSizes.summary} />;
  if (!data || !hasBought(data)) return null;
  return (
    <Section title={t('atGlance.title')}>
      <SubscriptionFacts userId={userId} summary={data} />
    </Section>
  );
}
