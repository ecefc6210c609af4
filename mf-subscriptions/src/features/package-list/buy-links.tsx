import { useTranslation } from '@academy/shared-auth';
import { Link, useSearchParams } from '@academy/shared-auth/router';
import { Button, Stack } from '@academy/shared-ui';
import type { Package } from '#/api/packages.ts';
import { kinds } from '#/api/purchases.ts';
import { places } from '#/components/places.ts';

interface BuyLinksProps {
  offer: Package;
  currency: string;
  isDisabled: boolean;
}

/** C19: monthly, or once. */
export function BuyLinks({ offer, currency, isDisabled }: BuyLinksProps) {
  const { t } = useTranslation('subscriptions');
  const [params] = useSearchParams();
  const learner = params.get('for');
  return (
    <Stack gap="2" alignItems="stretch">
      {kinds.map((kind) => {
        const variant = kind === 'monthly' ? 'solid' : 'outline';
        const label = t(`packages.card.buy.${kind}`);
        return isDisabled ? (
          <Button key={kind} variant={variant} disabled>
            {label}
          </Button>
        ) : (
          <Button key={kind} variant={variant} asChild>
            <Link to={places.buy({ package: offer._id, kind, currency, ...(learner ? { for: learner } : {}) })}>
              {label}
            </Link>
          </Button>
        );
      })}
    </Stack>
  );
}
