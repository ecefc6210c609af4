import { Heading, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#/api/purchases.ts';
import { moneyText } from '#/components/money-text.ts';
import { useUntilText } from '#/components/use-until-text.ts';

interface SubscriptionStateProps {
  title: string;
  subscription: Subscription;
}

/** At which price, and until when. */
export function SubscriptionState({ title, subscription }: SubscriptionStateProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const { amount, currency } = subscription;
  const price = t('subscription.price', { amount: moneyText(amount, currency, i18n.language) });
  const until = useUntilText()(subscription);
  return (
    <Stack gap="1">
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <Text color="fg.muted">{until ? `${price} · ${until}` : price}</Text>
    </Stack>
  );
}
