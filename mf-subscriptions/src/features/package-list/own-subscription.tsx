import { useSession, useTranslation } from '@academy/shared-auth';
import { Box, Card, Flex, Heading, Stack, Text } from '@academy/shared-ui';
import type { Summary } from '#/api/purchases.ts';
import { ClassFigures } from '#/components/class-figures.tsx';
import { isolated } from '#/components/isolated.ts';
import { MakeUps } from '#/components/make-ups.tsx';
import { ManageButton } from '#/components/manage-button.tsx';
import { moneyText } from '#/components/money-text.ts';
import { Notice } from '#/components/notice.tsx';
import { PausedText } from '#/components/paused-text.tsx';
import { useCardText } from '#/components/use-card-text.ts';
import { useDayText } from '#/components/use-day-text.ts';

const hasClasses = ({ classes }: Summary) => Object.values(classes).some((count) => count !== 0);

/** The own subscription and classes at a glance; without both, only whether anything can be bought. */
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
              <State subscription={subscription} />
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

/** Which package at which price, and until when; one that waits for its payment has no date to name. */
function State({ subscription }: Pick<Summary, 'subscription'>) {
  const { t, i18n } = useTranslation('subscriptions');
  const dayText = useDayText();
  if (!subscription)
    return (
      <Heading as="h2" size="sm">
        {t('subscription.none')}
      </Heading>
    );
  const { amount, currency, endsAt, renewsAt, state } = subscription;
  const at = endsAt ?? (state === 'past_due' ? null : renewsAt);
  const price = t('subscription.price', { amount: moneyText(amount, currency, i18n.language) });
  const until = at && t(endsAt ? 'subscription.ends' : 'subscription.renews', { date: dayText(at) });
  return (
    <Stack gap="1">
      <Heading as="h2" size="sm">
        {t('subscription.title', { name: isolated(subscription.package.title) })}
      </Heading>
      <Text color="fg.muted">{until ? `${price} · ${until}` : price}</Text>
    </Stack>
  );
}
