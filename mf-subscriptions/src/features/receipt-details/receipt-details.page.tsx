import { ApiError, useLanguage } from '@academy/shared-auth';
import {
  Button,
  EmptyState,
  ErrorState,
  Flex,
  PageBody,
  PageHeader,
  PageSkeleton,
  Stack,
  TextLink,
} from '@academy/shared-ui';
import { DownloadIcon, FileTextIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Receipt, receiptQueries } from '#/api/receipts.ts';
import { places } from '#/components/places.ts';
import { useSaveReceipt } from '#/components/receipts/use-save-receipt.ts';
import { ReceiptFacts } from './receipt-facts.tsx';

const others = { en: 'ar', ar: 'en' } as const;

/** D110: one receipt, to which the mail of a payment leads. */
export default function ReceiptDetailsPage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(receiptQueries.detail(id));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <PageBody width="reading">
      <PageHeader title={data ? t(`receipts.one.${data.kind}`, { number: data.number }) : t('receipts.kind.receipt')} />
      {isMissing ? (
        <EmptyState
          icon={<FileTextIcon size={22} />}
          title={t('receipts.missing')}
          action={
            <TextLink reach to={places.receipts}>
              {t('receipts.header')}
            </TextLink>
          }
        />
      ) : data ? (
        <Details receipt={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </PageBody>
  );
}

function Details({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('subscriptions');
  const own = useLanguage();
  const save = useSaveReceipt();
  return (
    <Stack gap="5">
      <ReceiptFacts receipt={receipt} />
      <Flex gap="2" flexWrap="wrap">
        {([own, others[own], 'both'] as const).map((language) => (
          <Button
            key={language}
            variant={language === own ? 'solid' : 'outline'}
            onClick={() => void save(receipt, language)}
          >
            <DownloadIcon aria-hidden />
            {t(`receipts.paper.${language}`)}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
