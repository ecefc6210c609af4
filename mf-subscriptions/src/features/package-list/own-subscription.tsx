import { useSession } from '@academy/shared-auth';
import { Box, Card, Flex, Heading, Stack } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#/api/purchases.ts';
import { ClassFigures } from '#/components/class-figures.tsx';
import { isolated } from '#/components/isolated.ts';
import { MakeUps } from '#/components/make-ups.tsx';
import { ManageSubscription } from '#/components/manage-subscription.tsx';
import { ChargeNotice, HeldNotice } from '#/components/subscription-notices.tsx';
import { useChargeText } from '#/components/use-charge-text.ts';
import { SubscriptionState } from './subscription-state.tsx';

const hasClasses = ({ classes }: Summary) => Object.values(classes).some((count) => count !== 0);

/** A summary of the viewer's own subscription and classes; nothing without both. */
export function OwnSubscription({ summary }: { summary: Summary }) {
  const { t } = useTranslation('subscriptions');
  const { subscription, classes, may } = summary;
  const userId = useSession(({ user }) => user?.id ?? null);
  const titleOf = useTitle();
  const chargeText = useChargeText();
  const about = subscription && { studentId: userId, name: null, subscription };
  return (
    <Box marginBlockEnd="6" _empty={{ display: 'none' }}>
      {about && <HeldNotice {...about} />}
      {about && <ChargeNotice {...about} />}
      {(subscription || hasClasses(summary)) && (
        <Card>
          <Flex gap="4" flexWrap="wrap" alignItems="start" justifyContent="space-between">
            <Stack gap="4" flexGrow="1">
              {subscription ? (
                <SubscriptionState
                  title={t('subscription.title', {
                    name: isolated(titleOf(subscription.package.title, subscription.package.titleAr).text),
                  })}
                  subscription={subscription}
                />
              ) : (
                <Heading as="h2" size="sm">
                  {t('subscription.none')}
                </Heading>
              )}
              <ClassFigures classes={classes} />
              {userId && hasClasses(summary) && <MakeUps studentId={userId} />}
            </Stack>
            <ManageSubscription
              subscription={subscription}
              mayManage={may.manage}
              isLate={subscription !== null && chargeText(subscription, null) !== null}
            />
          </Flex>
        </Card>
      )}
    </Box>
  );
}
