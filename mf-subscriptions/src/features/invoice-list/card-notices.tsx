import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Box, Text } from '@academy/shared-ui';
import { purchaseQueries, type Summary } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageButton } from '#/components/manage-button.tsx';
import { Notice } from '#/components/notice.tsx';
import { useCardText } from '#/components/use-card-text.ts';

interface Running {
  /** Null: the viewer's own. */
  name: string | null;
  subscription: NonNullable<Summary['subscription']>;
  mayManage: boolean;
}

const runningOf = ({ subscription, may, family }: Summary): Running[] => [
  ...(subscription ? [{ name: null, subscription, mayManage: may.manage }] : []),
  ...family.map(({ student, may: ofChild, ...each }) => ({ ...each, name: student.name, mayManage: ofChild.manage })),
];

/** Renewals that could not be charged and cards that end, each with the way to another card (D114). */
export function CardNotices() {
  const { data } = useQuery(purchaseQueries.summary());
  if (!data) return null;
  return runningOf(data).map((running, index) => <CardNotice key={`${running.name}-${index}`} {...running} />);
}

function CardNotice({ name, subscription, mayManage }: Running) {
  const { t } = useTranslation('subscriptions');
  const cardText = useCardText();
  const ofPast = name === null ? t('subscription.pastDue') : t('subscription.pastDueOf', { name: isolated(name) });
  const text = subscription.state === 'past_due' ? ofPast : cardText(subscription);
  if (text === null) return null;
  return (
    <Notice tone="warning">
      <Text>{text}</Text>
      {mayManage && (
        <Box marginBlockStart="1">
          <ManageButton isLate />
        </Box>
      )}
    </Notice>
  );
}
