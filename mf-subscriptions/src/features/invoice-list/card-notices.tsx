import { useSession, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Box, Text } from '@academy/shared-ui';
import { purchaseQueries, type Summary } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageButton } from '#/components/manage-button.tsx';
import { Notice } from '#/components/notice.tsx';
import { PausedText } from '#/components/paused-text.tsx';
import { useCardText } from '#/components/use-card-text.ts';

interface Running {
  studentId: string | null;
  /** Null: the viewer's own. */
  name: string | null;
  subscription: NonNullable<Summary['subscription']>;
  mayManage: boolean;
}

const runningOf = ({ subscription, may, family }: Summary, userId: string | null): Running[] => [
  ...(subscription ? [{ studentId: userId, name: null, subscription, mayManage: may.manage }] : []),
  ...family.map(({ student, may: ofChild, ...each }) => ({
    ...each,
    studentId: student.id,
    name: student.name,
    mayManage: ofChild.manage,
  })),
];

/** Failed renewals and cards that end soon, each with a link to change the card (D114). */
export function CardNotices() {
  const { data } = useQuery(purchaseQueries.summary());
  const userId = useSession(({ user }) => user?.id ?? null);
  if (!data) return null;
  return runningOf(data, userId).map((running, index) => <CardNotice key={`${running.name}-${index}`} {...running} />);
}

function CardNotice({ studentId, name, subscription, mayManage }: Running) {
  const { t } = useTranslation('subscriptions');
  const cardText = useCardText();
  const ofPast = name === null ? t('subscription.pastDue') : t('subscription.pastDueOf', { name: isolated(name) });
  const isPast = subscription.state === 'past_due';
  const text = isPast ? ofPast : cardText(subscription);
  if (text === null) return null;
  return (
    <Notice tone="warning">
      <Text>{text}</Text>
      {isPast && studentId !== null && <PausedText studentId={studentId} />}
      {mayManage && (
        <Box marginBlockStart="1">
          <ManageButton isLate />
        </Box>
      )}
    </Notice>
  );
}
