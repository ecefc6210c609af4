import {
  Box,
  EmptyState,
  ErrorState,
  Grid,
  PageBody,
  PageHeader,
  PartSkeleton,
  SelectField,
  Text,
} from '@academy/shared-ui';
import { LayoutGridIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Package, packageQueries } from '#/api/packages.ts';
import { purchaseQueries, type Summary } from '#/api/purchases.ts';
import { currencyToBuy, isExtra } from '#/components/can-buy.ts';
import { OwnDues } from '#/components/dues/own-dues.tsx';
import { EndedNotices } from '#/components/ended-notices.tsx';
import { currencyName } from '#/components/money-text.ts';
import { NoBuying } from '#/components/no-buying.tsx';
import { Notice } from '#/components/notice.tsx';
import { TransferDetails } from '#/components/transfer-details.tsx';
import { useShownCurrency } from '#/components/use-shown-currency.ts';
import { BuyLinks } from './buy-links.tsx';
import { FamilySubscriptions } from './family-subscriptions.tsx';
import { OwnSubscription } from './own-subscription.tsx';
import { PackageCard } from './package-card.tsx';
import { useBuying } from './use-buying.ts';

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };

const bySize = (packages: readonly Package[]) => [...packages].sort((one, other) => one.classesNum - other.classesNum);

/** The packages for the viewer, as pricing cards. */
export function PackageCards() {
  const { t } = useTranslation('subscriptions');
  return (
    <PageBody>
      <PageHeader title={t('packages.header')} context={t('packages.card.context')} />
      <Offers />
    </PageBody>
  );
}

function Offers() {
  const { t } = useTranslation('subscriptions');
  const found = useQuery(packageQueries.onOffer());
  const { data: summary, isPending } = useQuery(purchaseQueries.summary());
  const offered = (found.data?.rows ?? []).flatMap(({ prices }) => prices.map(({ currency }) => currency));
  const buying = useBuying(summary, offered);
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  // The subscriptions of the family stand above them.
  if (!found.data || isPending || buying.isPending) return <CardsSkeleton />;
  return (
    <>
      <OwnDues />
      {summary && <EndedNotices summary={summary} />}
      {summary && <OwnSubscription summary={summary} />}
      {summary && <FamilySubscriptions family={summary.family} />}
      {buying.about && (
        <Notice>
          <NoBuying
            summary={buying.about}
            name={buying.name}
            hasExtra={found.data.rows.some(({ forSubscribers }) => forSubscribers)}
          />
        </Notice>
      )}
      {buying.about && (
        <Box marginBlockEnd="4" maxWidth="reading">
          <TransferDetails summary={buying.about} name={buying.name} />
        </Box>
      )}
      {found.data.rows.length > 0 ? (
        <Cards
          packages={bySize(found.data.rows)}
          summary={summary}
          buying={buying.summary}
          isBound={buying.about !== null}
        />
      ) : (
        <EmptyState
          icon={<LayoutGridIcon size={22} />}
          title={t('packages.card.empty.title')}
          text={t('packages.card.empty.text')}
        />
      )}
    </>
  );
}

const bones = { minHeight: 230, bones: [['text 2', 'lines 1']] };

function CardsSkeleton() {
  return (
    <Grid gap="4" gridTemplateColumns={columns}>
      <PartSkeleton size={bones} />
      <PartSkeleton size={bones} />
      <PartSkeleton size={bones} />
    </Grid>
  );
}

/** What the viewer pays in: for the viewer's own subscription, else for a child, else what a child's is paid in. */
const currencyOf = ({ subscription, family }: Summary): string | undefined =>
  (subscription ?? (family.find(({ may }) => may.manage) ?? family[0])?.subscription)?.currency;

interface CardsProps {
  packages: readonly Package[];
  /** Empty if it could not be read. */
  summary: Summary | undefined;
  /** That of the student for whom they are. */
  buying: Summary | undefined;
  /** Nothing can be bought. */
  isBound: boolean;
}

function Cards({ packages, summary, buying, isBound }: CardsProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const own = summary?.subscription?.package.id;
  const { codes, shown, choose } = useShownCurrency(packages, summary && currencyOf(summary));
  const options = codes.map((code) => ({ value: code, label: `${code} · ${currencyName(code, i18n.language)}` }));
  const isSold = Boolean(buying?.provider || buying?.transferCurrencies.length);
  const isOnOffer = isSold && !isBound;
  const buyLinks = (offer: Package) => {
    const isOpen = isOnOffer || (isSold && isExtra(offer, buying));
    const currency = isOpen && buying ? currencyToBuy(offer, shown, buying) : null;
    return currency !== null && <BuyLinks offer={offer} currency={currency} />;
  };
  return (
    <>
      {codes.length > 1 && (
        <Box maxWidth="16rem" marginBlockEnd="4">
          <SelectField
            label={t('packages.card.currency')}
            options={options}
            value={shown}
            onChange={(event) => choose(event.target.value)}
          />
        </Box>
      )}
      {isOnOffer && (
        <Text color="fg.muted" maxWidth="65ch" marginBlockEnd="4">
          {t('packages.card.kinds')}
        </Text>
      )}
      <Grid asChild gap="4" gridTemplateColumns={columns} listStyle="none">
        <ul>
          {packages.map((offer) => (
            <PackageCard
              key={offer._id}
              offer={offer}
              currency={shown}
              isDimmed={isBound && own !== offer._id && !isExtra(offer, buying)}
              isExtra={isExtra(offer, buying)}
              buying={buyLinks(offer)}
            />
          ))}
        </ul>
      </Grid>
    </>
  );
}
