import type { SlotProps } from '@academy/shared-auth/contract';
import { Button, Flex, Stack, Text, TextLink } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { useTitle } from '@academy/shared-ui/titles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { packageQueries } from '#/api/packages.ts';
import { purchaseQueries, type Subscription, type Summary } from '#/api/purchases.ts';
import { canBuy, isExtra } from '#/components/can-buy.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageSubscription } from '#/components/manage-subscription.tsx';
import { NoBuying } from '#/components/no-buying.tsx';
import { places } from '#/components/places.ts';
import { useUntilText } from '#/components/use-until-text.ts';

/** On the card of a parent's child: the running subscription, or a link to buy, or why there is none (D170). */
export default function ChildMoney({ studentId, name }: SlotProps<'child.summary'>) {
  const { t } = useTranslation('subscriptions');
  const { data: summary } = useQuery(purchaseQueries.summary(studentId));
  // Nobody else's money is shown, such as that of a niece.
  if (!summary || summary.noBuying === 'not_yours') return null;
  const { subscription, may } = summary;
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="center" justifyContent="space-between" marginBlockStart="5">
      {subscription ? (
        <>
          <Running subscription={subscription} />
          {summary.noBuying === 'subscribed' && <ExtraLink studentId={studentId} summary={summary} />}
          <ManageSubscription
            subscription={subscription}
            mayManage={may.manage}
            isLate={subscription.state === 'past_due'}
          />
        </>
      ) : canBuy(summary) ? (
        <Button asChild variant="outline" size="sm">
          <Link to={places.packagesFor(studentId)}>
            <BanknoteIcon aria-hidden />
            {t('child.buy')}
          </Link>
        </Button>
      ) : (
        <Stack gap="1">
          <NoBuying summary={summary} name={name} />
        </Stack>
      )}
    </Flex>
  );
}

/** The way to extra classes beside a running plan (D133); nothing where none are on offer. */
function ExtraLink({ studentId, summary }: { studentId: string; summary: Summary }) {
  const { t } = useTranslation('subscriptions');
  const { data: offered = [] } = useQuery(packageQueries.forStart());
  return offered.some((offer) => isExtra(offer, summary)) ? (
    <TextLink reach to={places.packagesFor(studentId)}>
      {t('packages.extra.badge')}
    </TextLink>
  ) : null;
}

function Running({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const until = useUntilText()(subscription);
  const titleOf = useTitle();
  const words = t(subscription.state === 'past_due' ? 'child.pastDue' : 'child.subscribed', {
    package: isolated(titleOf(subscription.package.title, subscription.package.titleAr).text),
  });
  return <Text>{until ? `${words} · ${until}` : words}</Text>;
}
