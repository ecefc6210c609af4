import { useHasRole, useSession } from '@academy/shared-auth';
import { Box, EmptyState, ErrorState, LinkTabs, ListSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { childrenQuery } from '#/api/children.ts';
import { places } from '#/components/places.ts';
import { PrintButton } from '#/components/print-button.tsx';
import { ProgressView } from '#/components/progress-view.tsx';

/** A student's own map; for relatives the maps of their children. */
export default function OwnProgressPage() {
  const isStudent = useHasRole('student');
  const ownId = useSession(({ user }) => user?.id) ?? '';
  return isStudent ? (
    <Page>
      <ProgressView studentId={ownId} />
    </Page>
  ) : (
    <ChildrenProgress />
  );
}

function Page({ context, children }: { context?: string; children: ReactNode }) {
  const { t } = useTranslation('progress');
  return (
    <PageBody>
      <PageHeader title={t('own.title')} context={context} action={<PrintButton />} />
      {children}
    </PageBody>
  );
}

function ChildrenProgress() {
  const { t } = useTranslation('progress');
  const [search] = useSearchParams();
  const { data: children, error, refetch, isFetching } = useQuery(childrenQuery());
  if (!children)
    return (
      <Page>{error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <ListSkeleton />}</Page>
    );
  const chosen = children.find(({ id }) => id === search.get('student_id')) ?? children[0];
  if (!chosen)
    return (
      <Page>
        <EmptyState icon={<BookOpenIcon size={22} />} title={t('own.noChildren')} />
      </Page>
    );
  return (
    <Page context={chosen.name}>
      {children.length > 1 && (
        <Box marginBlockEnd="4" _print={{ display: 'none' }}>
          <LinkTabs
            label={t('own.children')}
            links={children.map(({ id, name }) => ({ to: places.of(id), label: name, isCurrent: id === chosen.id }))}
          />
        </Box>
      )}
      <ProgressView key={chosen.id} studentId={chosen.id} />
    </Page>
  );
}
