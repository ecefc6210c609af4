import { localeOf, useTranslation } from '@academy/shared-auth';
import type { Summary } from '#/api/purchases.ts';
import { isolated } from './isolated.ts';

const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Says that the card of a subscription ends soon; null if not, or if the viewer does not pay with it (D114). */
export function useCardText(): (subscription: NonNullable<Summary['subscription']>) => string | null {
  const { t, i18n } = useTranslation('subscriptions');
  return ({ card, endsAt, package: { title } }) => {
    if (!card?.endsSoon || endsAt !== null) return null;
    const last = new Intl.DateTimeFormat(localeOf(i18n.language), month).format(Date.parse(`${card.lastMonth}-01`));
    return t('subscription.cardEnds', { last4: isolated(card.last4), month: last, package: isolated(title) });
  };
}
