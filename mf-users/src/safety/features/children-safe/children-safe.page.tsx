import { ErrorState, PageBody, PageHeader, PageSkeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PublicPage } from '#/base/components/public-page.tsx';
import { safetyQuery } from '#/safety/api/safety.ts';
import { safetyPlaces } from '#/safety/components/safety-places.ts';
import { SafetyParts } from './safety-parts.tsx';

/** How children are kept safe (D9, D45, D46, D141, D144–D146), in the dashboard and for visitors. */
export default function ChildrenSafePage() {
  const { t } = useTranslation('users');
  const isInside = useLocation().pathname.startsWith(safetyPlaces.inside);
  const found = useQuery(safetyQuery());
  const words = { title: t('childrenSafe.title'), context: t('childrenSafe.context') };
  const content = (
    <>
      {found.data && <SafetyParts safety={found.data} isInside={isInside} />}
      {found.isPending && <PageSkeleton kind="form" hasHeader />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </>
  );
  if (!isInside) return <PublicPage {...words}>{content}</PublicPage>;
  return (
    <PageBody width="reading">
      <PageHeader {...words} />
      {content}
    </PageBody>
  );
}
