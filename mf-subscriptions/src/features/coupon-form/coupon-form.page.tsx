import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { CouponFormLoader } from './coupon-form-loader.tsx';

export default function CouponFormPage() {
  const { t } = useTranslation('subscriptions');
  return (
    <PageBody width="reading">
      <PageHeader title={t('coupons.addTitle')} />
      <CouponFormLoader />
    </PageBody>
  );
}
