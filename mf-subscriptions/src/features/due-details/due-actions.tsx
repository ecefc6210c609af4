import { Button, Flex } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Due, endPurchase, waiveDue, withdrawPurchase } from '#/api/dues.ts';
import { ReasonDialog } from '#/components/dues/decide-report.tsx';
import { PurchaseDialog } from '#/components/dues/purchase-dialog.tsx';

type Asked = 'waive' | 'withdraw' | 'end';

/** What can be done with a due besides paying it. */
export function DueActions({ due: { id, purchaseId, may } }: { due: Due }) {
  const { t } = useTranslation('subscriptions');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const offered = (['withdraw', 'end', 'waive'] as const).filter((each) => may[each]);
  if (offered.length === 0) return null;
  return (
    <Flex gap="3" flexWrap="wrap">
      {offered.map((each) => (
        <Button key={each} variant="outline" onClick={() => setAsked(each)}>
          {t(`dues.${each}.action`)}
        </Button>
      ))}
      {asked === 'waive' && <ReasonDialog words="waive" send={(reason) => waiveDue(id, reason)} onClose={close} />}
      {asked === 'withdraw' && (
        <PurchaseDialog words="withdraw" act={() => withdrawPurchase(purchaseId)} onClose={close} />
      )}
      {asked === 'end' && <PurchaseDialog words="end" act={() => endPurchase(purchaseId)} onClose={close} />}
    </Flex>
  );
}
