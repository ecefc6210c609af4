import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { couponQueries } from '#/api/coupons.ts';
import { places } from '#/components/places.ts';
import { CouponFormLoader } from './coupon-form-loader.tsx';

export default function EditCouponPage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('coupons.editTitle')} context={t('coupons.editContext')} />
      <CouponToEdit key={id} id={id} />
    </PageBody>
  );
}

function CouponToEdit({ id }: { id: string }) {
  const { t } = useTranslation('subscriptions');
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...couponQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        title={t('coupons.missing.title')}
        text={t('coupons.missing.text')}
        action={
          <TextLink reach to={places.coupons}>
            {t('coupons.missing.back')}
          </TextLink>
        }
      />
    );
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data) return <FormSkeleton fields={6} />;
  return <CouponFormLoader coupon={found.data} />;
}
