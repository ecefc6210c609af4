import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Package, packageQueries } from '#/api/packages.ts';
import { places } from './places.ts';

interface LoadedPackageProps {
  id: string;
  children: (offer: Package) => ReactNode;
}

/** A package as stored, not fetched again during editing; a missing one shows a message. */
export function LoadedPackage({ id, children }: LoadedPackageProps) {
  const { t } = useTranslation('subscriptions');
  const found = useQuery({ ...packageQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        title={t('packages.missing.title')}
        text={t('packages.missing.text')}
        action={
          <TextLink reach to={places.packages}>
            {t('packages.missing.back')}
          </TextLink>
        }
      />
    );
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data) return <FormSkeleton fields={3} />;
  return children(found.data);
}
