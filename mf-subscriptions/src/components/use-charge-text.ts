import { localeOf } from '@academy/shared-auth';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#/api/purchases.ts';
import { isolated } from './isolated.ts';

const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * Says that the last renewal could not be charged, or, to who pays with it, that the card ends soon (D114); otherwise
 * null. `name` of the student; null for the viewer's own subscription.
 */
export function useChargeText(): (subscription: Subscription, name: string | null) => string | null {
  const { t, i18n } = useTranslation('subscriptions');
  const titleOf = useTitle();
  return ({ card, endsAt, package: { title, titleAr }, state }, name) => {
    if (state === 'past_due')
      return name === null ? t('subscription.pastDue') : t('subscription.pastDueOf', { name: isolated(name) });
    if (!card?.endsSoon || endsAt !== null) return null;
    const last = new Intl.DateTimeFormat(localeOf(i18n.language), month).format(Date.parse(`${card.lastMonth}-01`));
    return t('subscription.cardEnds', {
      last4: isolated(card.last4),
      month: last,
      package: isolated(titleOf(title, titleAr).text),
    });
  };
}
