import { useSession, useTranslation } from '@academy/shared-auth';
import { Box, Card, Flex, Heading, Stack, Text } from '@academy/shared-ui';
import type { Summary } from '#/api/purchases.ts';
import { ClassFigures } from '#/components/class-figures.tsx';
import { isolated } from '#/components/isolated.ts';
import { MakeUps } from '#/components/make-ups.tsx';
import { ManageButton } from '#/components/manage-button.tsx';
import { Notice } from '#/components/notice.tsx';
import { PausedText } from '#/components/paused-text.tsx';
import { useCardText } from '#/components/use-card-text.ts';
import { SubscriptionState } from './subscription-state.tsx';

const hasClasses = ({ classes }: Summary) => Object.values(classes).some((count) => count !== 0);

/** A summary of the own subscription and classes; without both, only whether anything can be bought. */
export function OwnSubscription({ summary }: { summary: Summary }) {
  const { t } = useTranslation('subscriptions');
  const { subscription, classes, provider, may } = summary;
  const userId = useSession(({ user }) => user?.id);
  const cardText = useCardText();
  const isLate = subscription?.state === 'past_due';
  const cardEnds = subscription && !isLate ? cardText(subscription) : null;
  return (
    <Box marginBlockEnd="6" _empty={{ display: 'none' }}>
      {!subscription && !provider && <Notice>{t('subscription.notConfigured')}</Notice>}
      {subscription?.held && <Notice tone="warning">{t('subscription.held')}</Notice>}
      {isLate && (
        <Notice tone="warning">
          <Text>{t('subscription.pastDue')}</Text>
          {userId && <PausedText studentId={userId} />}
        </Notice>
      )}
      {cardEnds && <Notice tone="warning">{cardEnds}</Notice>}
      {(subscription || hasClasses(summary)) && (
        <Card>
          <Flex gap="4" flexWrap="wrap" alignItems="start" justifyContent="space-between">
            <Stack gap="4" flexGrow="1">
              {subscription ? (
                <SubscriptionState
                  title={t('subscription.title', { name: isolated(subscription.package.title) })}
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
            {may.manage && <ManageButton isLate={isLate || cardEnds !== null} />}
          </Flex>
        </Card>
      )}
    </Box>
  );
}
