import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, ListSkeleton, PageBody, PageHeader, Stack, Text, TextLink } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { monthText } from '#/base/components/time/month-text.ts';
import { currencyQueries } from '#/pay/api/currencies.ts';
import { type PayRun, payRunQueries } from '#/pay/api/pay-runs.ts';
import { type MinorText, useMinorText } from '#/pay/components/minor-text.ts';
import { PayLines } from './pay-lines.tsx';
import { RunActions } from './run-actions.tsx';

/** D148: who is paid for a month, in which currency and how. */
export default function PayRunPage() {
  const { t, i18n } = useTranslation('users');
  const { id = '' } = useParams();
  const found = useQuery(payRunQueries.detail(id));
  const money = useMinorText();
  const currencies = useQuery(currencyQueries.all());
  const failed = found.data ? currencies : found;
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  const month = found.data && monthText(found.data.month, i18n.language);
  return (
    <PageBody>
      <PageHeader
        title={month ? t('payRuns.of', { month }) : t('payRuns.one')}
        action={found.data && <RunActions run={found.data} />}
      />
      {isMissing ? (
        <EmptyState
          icon={<BanknoteIcon size={22} />}
          title={t('payRuns.missing')}
          action={
            <TextLink reach to={places.payRuns}>
              {t('payRuns.header')}
            </TextLink>
          }
        />
      ) : found.data && money ? (
        <Content run={found.data} money={money} />
      ) : failed.error && !failed.data ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : (
        <ListSkeleton faces={false} />
      )}
    </PageBody>
  );
}

function Content({ run, money }: { run: PayRun; money: MinorText }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="5">
      <Text role="status" fontWeight="medium">
        {t('payRuns.total', { total: money.text(run.total, run.currency) })}
        {' · '}
        {run.open > 0 ? t('payRuns.open', { count: run.open }) : t('payRuns.state.paid')}
      </Text>
      <PayLines run={run} money={money} />
    </Stack>
  );
}
