import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Box, Text } from '@academy/shared-ui';
import { purchaseQueries, type Summary } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageButton } from '#/components/manage-button.tsx';
import { Notice } from '#/components/notice.tsx';

interface Running {
  /** Null: the viewer's own. */
  name: string | null;
  subscription: Summary['subscription'];
  mayManage: boolean;
}

const runningOf = ({ subscription, may, family }: Summary): Running[] => [
  { name: null, subscription, mayManage: may.manage },
  ...family.map(({ student, may: ofChild, ...each }) => ({ ...each, name: student.name, mayManage: ofChild.manage })),
];

/** The renewals that could not be charged, each with the way to another card (D114). */
export function PastDue() {
  const { t } = useTranslation('subscriptions');
  const { data } = useQuery(purchaseQueries.summary());
  const late = data ? runningOf(data).filter(({ subscription }) => subscription?.state === 'past_due') : [];
  return late.map(({ name, mayManage }, index) => (
    <Notice key={`${name}-${index}`} tone="warning">
      <Text>{name === null ? t('subscription.pastDue') : t('subscription.pastDueOf', { name: isolated(name) })}</Text>
      {mayManage && (
        <Box marginBlockStart="1">
          <ManageButton isLate />
        </Box>
      )}
    </Notice>
  ));
}
