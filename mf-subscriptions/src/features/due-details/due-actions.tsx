import { ApiError, useTranslation } from '@academy/shared-auth';
import { Button, ConfirmDialog, Flex, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Due, dueQueries, endPurchase, waiveDue, withdrawPurchase } from '#/api/dues.ts';
import { purchaseQueries } from '#/api/purchases.ts';
import { ReasonDialog } from './decide-report.tsx';

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
        <AskedDialog words="withdraw" act={() => withdrawPurchase(purchaseId)} onClose={close} />
      )}
      {asked === 'end' && <AskedDialog words="end" act={() => endPurchase(purchaseId)} onClose={close} />}
    </Flex>
  );
}

interface AskedDialogProps {
  words: 'withdraw' | 'end';
  act: () => Promise<void>;
  onClose: () => void;
}

function AskedDialog({ words, act, onClose }: AskedDialogProps) {
  const { t } = useTranslation('subscriptions');
  const client = useQueryClient();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onClose();
      toast.success(t(`dues.${words}.done`));
      await Promise.all(
        [dueQueries.all(), purchaseQueries.all()].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  const isConflict = acting.error instanceof ApiError && acting.error.status === 409;
  return (
    <ConfirmDialog
      open
      title={t(`dues.${words}.title`)}
      description={t(`dues.${words}.text`)}
      confirmLabel={t(`dues.${words}.action`)}
      error={acting.isError ? t(isConflict ? 'dues.waiting' : 'dues.decide.failed') : null}
      pending={acting.isPending}
      onConfirm={() => acting.mutate()}
      onCancel={onClose}
    />
  );
}
