import { useTranslation } from 'react-i18next';
import type { Subscription } from '#/api/purchases.ts';
import { useDayText } from './use-day-text.ts';

/** Until when a subscription runs; null for one that waits for its payment, which has no date. */
export function useUntilText(): (subscription: Subscription) => string | null {
  const { t } = useTranslation('subscriptions');
  const dayText = useDayText();
  return ({ endsAt, renewsAt, state }) => {
    const at = endsAt ?? (state === 'past_due' ? null : renewsAt);
    return at && t(endsAt ? 'subscription.ends' : 'subscription.renews', { date: dayText(at) });
  };
}
