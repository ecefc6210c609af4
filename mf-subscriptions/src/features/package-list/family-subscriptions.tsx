import { Box, Card, Flex } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageSubscription } from '#/components/manage-subscription.tsx';
import { ChargeNotice, HeldNotice } from '#/components/subscription-notices.tsx';
import { useChargeText } from '#/components/use-charge-text.ts';
import { SubscriptionState } from './subscription-state.tsx';

type FamilySubscription = Summary['family'][number];

/** The running subscriptions of children, and of others that the viewer pays for (D116). */
export const FamilySubscriptions = ({ family }: Pick<Summary, 'family'>) =>
  family.map((each) => <FamilyCard key={each.subscription.purchase} {...each} />);

function FamilyCard({ student, subscription, may }: FamilySubscription) {
  const { t } = useTranslation('subscriptions');
  const chargeText = useChargeText();
  const about = { studentId: student.id, name: student.name, subscription };
  const { title: own, titleAr } = subscription.package;
  const titleOf = useTitle();
  const title = t('subscription.titleOf', {
    name: isolated(student.name),
    package: isolated(titleOf(own, titleAr).text),
  });
  return (
    <Box marginBlockEnd="6">
      <HeldNotice {...about} />
      <ChargeNotice {...about} />
      <Card>
        <Flex gap="4" flexWrap="wrap" alignItems="start" justifyContent="space-between">
          <SubscriptionState title={title} subscription={subscription} />
          <ManageSubscription
            subscription={subscription}
            mayManage={may.manage}
            isLate={chargeText(subscription, student.name) !== null}
          />
        </Flex>
      </Card>
    </Box>
  );
}
