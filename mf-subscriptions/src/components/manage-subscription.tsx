import { useSession } from '@academy/shared-auth';
import { Button } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endPurchase } from '#/api/dues.ts';
import type { Subscription } from '#/api/purchases.ts';
import { PurchaseDialog } from './dues/purchase-dialog.tsx';
import { ManageButton } from './manage-button.tsx';

interface ManageSubscriptionProps {
  subscription: Subscription | null;
  /** Whether the viewer can change it at the provider's page. */
  mayManage: boolean;
  isLate: boolean;
}

/** The payer's way to change or end a subscription: by card at the provider's page, by transfer here (D130). */
export function ManageSubscription({ subscription, mayManage, isLate }: ManageSubscriptionProps) {
  const { t } = useTranslation('subscriptions');
  const userId = useSession(({ user }) => user?.id);
  const [isEnding, setEnding] = useState(false);
  if (mayManage) return <ManageButton isLate={isLate} />;
  if (subscription?.way !== 'bank' || subscription.payer?.id !== userId || subscription.endsAt !== null) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setEnding(true)}>
        {t('dues.end.action')}
      </Button>
      {isEnding && (
        <PurchaseDialog words="end" act={() => endPurchase(subscription.purchase)} onClose={() => setEnding(false)} />
      )}
    </>
  );
}
