import { ErrorState, FormSkeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '#/api/coupons.ts';
import { currencyQueries } from '#/api/currencies.ts';
import { packageQueries } from '#/api/packages.ts';
import { CouponForm } from './coupon-form.tsx';

const FIELDS = 7;

/** The form, after currencies and packages are loaded. */
export function CouponFormLoader({ coupon }: { coupon?: Coupon }) {
  const currencies = useQuery(currencyQueries.all());
  const packages = useQuery(packageQueries.onOffer());
  const failed = [currencies, packages].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />;
  if (!currencies.data || !packages.data) return <FormSkeleton fields={FIELDS} />;
  return <CouponForm coupon={coupon} currencies={currencies.data} packages={packages.data.rows} />;
}
