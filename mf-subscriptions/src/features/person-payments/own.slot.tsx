import { useHasRole, useSession } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { Stack, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paymentQueries } from '#/api/payments.ts';
import { purchaseQueries } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageSubscription } from '#/components/manage-subscription.tsx';
import { places } from '#/components/places.ts';
import { Section } from '#/components/section.tsx';
import { PaymentLines } from './payment-lines.tsx';
import { hasBought, SubscriptionFacts } from './subscription-facts.tsx';

const MOST = 3;

/** On the viewer's own profile: the viewer's payments, and as a parent those for each child (D8). */
export default function OwnPayments({ userId, children }: SlotProps<'own.summary'>) {
  const { t } = useTranslation('subscriptions');
  const isBuyer = useHasRole('student', 'guest');
  // A user who has another role now is still charged, and can end it only here.
  const isSubscribed = useSession(({ user }) => Boolean(user?.subscription.package));
  const ofParent = children.filter(({ relationship }) => relationship === 'parent');
  return (
    <>
      {(isBuyer || isSubscribed) && <PersonPayments userId={userId} title={t('atGlance.title')} />}
      {ofParent.map(({ id, name }) => (
        <PersonPayments key={id} userId={id} title={t('atGlance.of', { name: isolated(name) })} />
      ))}
    </>
  );
}

/** Renders nothing until the data is known, and nothing without payments. */
function PersonPayments({ userId, title }: { userId: string; title: string }) {
  const { t } = useTranslation('subscriptions');
  const { data: summary } = useQuery(purchaseQueries.summary(userId));
  const { data: payments } = useQuery(paymentQueries.latestOf(userId, MOST));
  if (!summary || !payments) return null;
  const isShown = hasBought(summary);
  const [latest] = payments.rows;
  if (!isShown && !latest) return null;
  const all = latest?.kind === 'bank_transfer' ? places.ownTransfers : places.invoices;
  return (
    <Section
      title={title}
      action={
        latest && (
          <TextLink alone to={all} fontSize="sm" whiteSpace="nowrap">
            {t('payments.all')}
          </TextLink>
        )
      }
    >
      <Stack gap="3">
        {isShown && <SubscriptionFacts userId={userId} summary={summary} />}
        <ManageSubscription
          subscription={summary.subscription}
          mayManage={summary.may.manage}
          isLate={summary.subscription?.state === 'past_due'}
        />
        {latest && <PaymentLines payments={payments.rows} />}
      </Stack>
    </Section>
  );
}
