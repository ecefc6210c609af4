import { useTranslation } from '@academy/shared-auth';
import { Heading, Stack, Text } from '@academy/shared-ui';
import type { Summary } from '#/api/purchases.ts';
import { moneyText } from '#/components/money-text.ts';
import { useDayText } from '#/components/use-day-text.ts';

interface SubscriptionStateProps {
  title: string;
  subscription: NonNullable<Summary['subscription']>;
}

/** At which price, and until when; one that waits for its payment has no date to name. */
export function SubscriptionState({ title, subscription }: SubscriptionStateProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const dayText = useDayText();
  const { amount, currency, endsAt, renewsAt, state } = subscription;
  const at = endsAt ?? (state === 'past_due' ? null : renewsAt);
  const price = t('subscription.price', { amount: moneyText(amount, currency, i18n.language) });
  const until = at && t(endsAt ? 'subscription.ends' : 'subscription.renews', { date: dayText(at) });
  return (
    <Stack gap="1">
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <Text color="fg.muted">{until ? `${price} · ${until}` : price}</Text>
    </Stack>
  );
}
