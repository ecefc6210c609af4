import { Button, Stack } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Package } from '#/api/packages.ts';
import { kindsOf } from '#/components/can-buy.ts';
import { places } from '#/components/places.ts';

interface BuyLinksProps {
  offer: Package;
  currency: string;
}

/** C19: monthly, or once. */
export function BuyLinks({ offer, currency }: BuyLinksProps) {
  const { t } = useTranslation('subscriptions');
  const [params] = useSearchParams();
  const learner = params.get('for');
  return (
    <Stack gap="2" alignItems="stretch">
      {kindsOf(offer).map((kind) => (
        <Button key={kind} variant={kind === 'monthly' ? 'solid' : 'outline'} asChild>
          <Link to={places.buy({ package: offer._id, kind, currency, ...(learner ? { for: learner } : {}) })}>
            {t(`packages.card.buy.${kind}`)}
          </Link>
        </Button>
      ))}
    </Stack>
  );
}
