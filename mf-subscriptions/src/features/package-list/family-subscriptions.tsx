import { useTranslation } from '@academy/shared-auth';
import { Box, Card, Flex, Text } from '@academy/shared-ui';
import type { Summary } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageButton } from '#/components/manage-button.tsx';
import { Notice } from '#/components/notice.tsx';
import { PausedText } from '#/components/paused-text.tsx';
import { useCardText } from '#/components/use-card-text.ts';
import { SubscriptionState } from './subscription-state.tsx';

type FamilySubscription = Summary['family'][number];

/** The running subscriptions of children, and of others that the viewer pays for (D116). */
export const FamilySubscriptions = ({ family }: Pick<Summary, 'family'>) =>
  family.map((each) => <FamilyCard key={`${each.student.id} ${each.subscription.package.id}`} {...each} />);

function FamilyCard({ student, subscription, may }: FamilySubscription) {
  const { t } = useTranslation('subscriptions');
  const cardText = useCardText();
  const name = isolated(student.name);
  const isLate = subscription.state === 'past_due';
  const warning = isLate ? t('subscription.pastDueOf', { name }) : cardText(subscription);
  const title = t('subscription.titleOf', { name, package: isolated(subscription.package.title) });
  return (
    <Box marginBlockEnd="6">
      {subscription.held && <Notice tone="warning">{t('subscription.held')}</Notice>}
      {warning && (
        <Notice tone="warning">
          <Text>{warning}</Text>
          {isLate && <PausedText studentId={student.id} />}
        </Notice>
      )}
      <Card>
        <Flex gap="4" flexWrap="wrap" alignItems="start" justifyContent="space-between">
          <SubscriptionState title={title} subscription={subscription} />
          {may.manage && <ManageButton isLate={warning !== null} />}
        </Flex>
      </Card>
    </Box>
  );
}
