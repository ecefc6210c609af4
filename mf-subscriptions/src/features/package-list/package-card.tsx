import { useSession, useTranslation } from '@academy/shared-auth';
import { Badge, Card, Flex, Heading, Span, Stack, Text } from '@academy/shared-ui';
import type { Package } from '#/api/packages.ts';
import { moneyText } from '#/components/money-text.ts';
import { priceIn } from './use-shown-currency.ts';

interface PackageCardProps {
  offer: Package;
  /** The currency that the viewer chose. */
  currency: string;
}

/** What a package gives and costs, and whether the viewer has it. */
export function PackageCard({ offer, currency }: PackageCardProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const own = useSession(({ user }) => user?.subscription.package ?? null);
  const price = priceIn(offer, currency);
  return (
    <Card asChild padding="lg">
      <li>
        <Stack gap="3" height="full">
          <Flex gap="2" flexWrap="wrap" alignItems="center" justifyContent="space-between">
            <Heading as="h2" size="md" dir="auto">
              {offer.title}
            </Heading>
            {own === offer._id && <Badge tone="success">{t('packages.card.subscribed')}</Badge>}
            {!offer.active && <Badge>{t('packages.card.noLongerOffered')}</Badge>}
          </Flex>
          {price && (
            <Text fontSize="2xl" fontWeight="semibold">
              {moneyText(price.amount, price.currency, i18n.language)}{' '}
              <Span fontSize="sm" fontWeight="normal" color="fg.muted">
                {t('packages.card.monthly')}
              </Span>
            </Text>
          )}
          <Text color="fg.muted">{t('packages.card.classes', { count: offer.classesNum })}</Text>
        </Stack>
      </li>
    </Card>
  );
}
