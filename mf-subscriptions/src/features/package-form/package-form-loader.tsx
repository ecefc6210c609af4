import { ErrorState, FormSkeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '#/api/currencies.ts';
import { type Package, packageQueries } from '#/api/packages.ts';
import { PackageForm } from './package-form.tsx';

const FIELDS = 5;

/** The form, after currencies and roles are loaded. */
export function PackageFormLoader({ offer }: { offer?: Package }) {
  const currencies = useQuery(currencyQueries.all());
  const roles = useQuery(packageQueries.audiences());
  const failed = [currencies, roles].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />;
  if (!currencies.data || !roles.data) return <FormSkeleton fields={FIELDS} />;
  return <PackageForm offer={offer} roles={roles.data} currencies={currencies.data} />;
}
