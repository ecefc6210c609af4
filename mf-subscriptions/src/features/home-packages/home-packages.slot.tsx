import { Box, RuledItem, Span, Text, TextLink } from '@academy/shared-ui';
import { TitleText } from '@academy/shared-ui/titles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Package, packageQueries } from '#/api/packages.ts';
import { HomeCard } from '#/components/home/home-card.tsx';
import { moneyText } from '#/components/money-text.ts';
import { places } from '#/components/places.ts';
import { slotSizes } from '#/components/slot-sizes.ts';
import { priceIn, useShownCurrency } from '#/components/use-shown-currency.ts';

const SHOWN = 3;

/** Packages with a price in the currency come first, the cheapest of them at the top; no extra classes (D133). */
function cheapest(packages: readonly Package[], currency: string) {
  const amountOf = ({ prices }: Package) =>
    prices.find((price) => price.currency === currency)?.amount ?? Number.POSITIVE_INFINITY;
  return packages
    .filter(({ forSubscribers }) => !forSubscribers)
    .sort((one, other) => (amountOf(one) < amountOf(other) ? -1 : 1))
    .slice(0, SHOWN);
}

/** D51: for guests who are no relatives: the prices of classes, with a link to buy. */
export default function HomePackages() {
  const { t } = useTranslation('subscriptions');
  const found = useQuery(packageQueries.forStart());
  const { shown } = useShownCurrency(found.data ?? [], undefined);
  // Without packages on offer there is no first step here.
  if (found.data?.length === 0) return null;
  const action = (
    <TextLink reach to={places.packages} fontSize="sm">
      {t('home.packages.all')}
    </TextLink>
  );
  return (
    <HomeCard title={t('home.packages.title')} action={action} query={found} size={slotSizes.packages}>
      <Text color="fg.muted" marginBlockEnd="3">
        {t('home.packages.text')}
      </Text>
      <Box as="ul" listStyle="none" marginBlock="-2">
        {cheapest(found.data ?? [], shown).map((offer) => (
          <Offer key={offer._id} offer={offer} currency={shown} />
        ))}
      </Box>
    </HomeCard>
  );
}

function Offer({ offer, currency }: { offer: Package; currency: string }) {
  const { t, i18n } = useTranslation('subscriptions');
  const price = priceIn(offer, currency);
  return (
    <RuledItem columnGap="4" alignItems="baseline" paddingBlock="2">
      <Box minWidth="0">
        <TextLink reach to={places.packageInShop(offer._id)}>
          <TitleText title={offer.title} ar={offer.titleAr} />
        </TextLink>
        <Text fontSize="sm" color="fg.muted">
          {t('packages.card.classes', { count: offer.classesNum })}
        </Text>
      </Box>
      <Text flexShrink="0" fontWeight="medium">
        {price && <bdi>{moneyText(price.amount, price.currency, i18n.language)}</bdi>}{' '}
        <Span fontSize="sm" fontWeight="normal" color="fg.muted">
          {t('packages.card.monthly')}
        </Span>
      </Text>
    </RuledItem>
  );
}
