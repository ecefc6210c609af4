import { useSession } from '@academy/shared-auth';
import { Badge, Card, Flex, Grid, Heading, Span, Text } from '@academy/shared-ui';
import { CalendarDaysIcon } from '@academy/shared-ui/icons';
import { TitleText } from '@academy/shared-ui/titles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Package } from '#/api/packages.ts';
import { moneyText } from '#/components/money-text.ts';
import { priceIn } from '#/components/use-shown-currency.ts';

interface PackageCardProps {
  offer: Package;
  /** The currency that the viewer chose. */
  currency: string;
  /** The buttons. */
  buying: ReactNode;
  isDimmed: boolean;
  /** For who has a subscription: what is bought beside it (D133). */
  isExtra: boolean;
}

/** Shows the package that the address names. */
function useNamed(id: string) {
  const { hash } = useLocation();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) card.current?.scrollIntoView({ block: 'center' });
  }, [hash, id]);
  return card;
}

/** A package's content and price, and whether the viewer has it. */
export function PackageCard({ offer, currency, buying, isDimmed, isExtra }: PackageCardProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const own = useSession(({ user }) => user?.subscription.package ?? null);
  const price = priceIn(offer, currency);
  const id = `package-${offer._id}`;
  const card = useNamed(id);
  return (
    <Card asChild padding="lg" bg={isDimmed ? 'transparent' : undefined}>
      {/* The rows of all cards are as high as the highest, so that prices are on one line. */}
      <Grid asChild gridRow="span 4" gridTemplateRows="subgrid" gap="3" alignItems="start">
        <li id={id} ref={card}>
          <Flex gap="2" flexWrap="wrap" alignItems="center" justifyContent="space-between">
            <Heading as="h2" size="md">
              <TitleText title={offer.title} ar={offer.titleAr} />
            </Heading>
            {own === offer._id && <Badge tone="success">{t('packages.card.subscribed')}</Badge>}
            {isExtra && <Badge tone="brand">{t('packages.extra.badge')}</Badge>}
            {!offer.active && <Badge>{t('packages.card.noLongerOffered')}</Badge>}
          </Flex>
          <Text fontSize="3xl" fontWeight="semibold" lineHeight="short">
            {price && <bdi>{moneyText(price.amount, price.currency, i18n.language)}</bdi>}{' '}
            {!offer.forSubscribers && (
              <Span fontSize="sm" fontWeight="normal" color="fg.muted">
                {t('packages.card.monthly')}
              </Span>
            )}
          </Text>
          <Flex
            gap="2"
            alignItems="center"
            color="fg.muted"
            borderTopWidth="1px"
            borderColor="border"
            paddingBlockStart="3"
          >
            <CalendarDaysIcon size={18} aria-hidden />
            {t('packages.card.classes', { count: offer.classesNum })}
          </Flex>
          {buying}
        </li>
      </Grid>
    </Card>
  );
}
