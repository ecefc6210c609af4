import { useSession } from '@academy/shared-auth';
import { Box, Stack, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTitle } from '@academy/shared-ui/titles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { purchaseQueries } from '#/api/purchases.ts';
import { OwnDues } from '#/components/dues/own-dues.tsx';
import { isolated } from '#/components/isolated.ts';
import { ManageButton } from '#/components/manage-button.tsx';
import { moneyText } from '#/components/money-text.ts';
import { PausedText } from '#/components/paused-text.tsx';
import { places } from '#/components/places.ts';
import { type Running, runningOf } from '#/components/running-subscriptions.ts';
import { useDayText } from '#/components/use-day-text.ts';

/** What is owed: dues by transfer (D131), and renewals that could not be charged (D114); renders nothing without any. */
export default function HomeUnpaid() {
  return (
    <>
      <OwnDues />
      <UnpaidRenewals />
    </>
  );
}

function UnpaidRenewals() {
  const userId = useSession(({ user }) => user?.id ?? null);
  const { data } = useQuery(purchaseQueries.summary());
  const unpaid = data ? runningOf(data, userId).filter(({ subscription }) => subscription.state === 'past_due') : [];
  if (unpaid.length === 0) return null;
  return (
    <Stack gap="4">
      {unpaid.map((running) => (
        <UnpaidCard key={running.subscription.purchase} {...running} />
      ))}
    </Stack>
  );
}

function UnpaidCard({ studentId, name, subscription, mayManage }: Running) {
  const { t, i18n } = useTranslation('subscriptions');
  const dayText = useDayText();
  const titleOf = useTitle();
  const { unpaid, payer } = subscription;
  const { amount, currency } = unpaid ?? subscription;
  const money = isolated(moneyText(amount, currency, i18n.language));
  const title = name === null ? t('unpaid.title', { money }) : t('unpaid.titleOf', { money, name: isolated(name) });
  const values = {
    package: isolated(titleOf(subscription.package.title, subscription.package.titleAr).text),
    day: unpaid && isolated(dayText(unpaid.since)),
  };
  return (
    <PartCard title={title}>
      <Stack gap="1">
        <Text>{t(unpaid ? 'unpaid.text' : 'unpaid.undated', values)}</Text>
        {studentId !== null && <PausedText studentId={studentId} />}
        {!mayManage && payer && <Text>{t('unpaid.payer', { name: isolated(payer.name) })}</Text>}
      </Stack>
      <Box display="flex" gap="4" flexWrap="wrap" alignItems="center" marginBlockStart="4">
        {mayManage && <ManageButton isLate />}
        <TextLink reach to={places.invoices}>
          {t('unpaid.payments')}
        </TextLink>
      </Box>
    </PartCard>
  );
}
