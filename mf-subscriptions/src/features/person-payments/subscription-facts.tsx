import { Badge, Flex, Stack, Text } from '@academy/shared-ui';
import { TitleText } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Subscription, Summary } from '#/api/purchases.ts';
import { ClassFigures } from '#/components/class-figures.tsx';
import { MakeUps } from '#/components/make-ups.tsx';
import { useUntilText } from '#/components/use-until-text.ts';

/** Whether there is anything to show: a student who only got classes by hand has bought nothing. */
export const hasBought = ({ subscription, classes }: Summary): boolean => subscription !== null || classes.bought > 0;

/** Package and next renewal, and the numbers that explain the remaining classes, each from the ledger. */
export function SubscriptionFacts({ userId, summary }: { userId: string; summary: Summary }) {
  const { subscription, classes } = summary;
  const { t } = useTranslation('subscriptions');
  return (
    <Stack gap="4">
      {subscription ? <Running subscription={subscription} /> : <Text color="fg.muted">{t('atGlance.none')}</Text>}
      <ClassFigures classes={classes} />
      <MakeUps studentId={userId} />
    </Stack>
  );
}

function Running({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const until = useUntilText()(subscription);
  return (
    <Stack gap="1">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Text fontWeight="medium">
          <TitleText title={subscription.package.title} ar={subscription.package.titleAr} />
        </Text>
        {subscription.held && <Badge tone="warning">{t('atGlance.held')}</Badge>}
        {subscription.state === 'past_due' && <Badge tone="warning">{t('atGlance.pastDue')}</Badge>}
      </Flex>
      {until && (
        <Text color="fg.muted" fontSize="sm">
          {until}
        </Text>
      )}
    </Stack>
  );
}
