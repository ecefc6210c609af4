import { EmptyState, ErrorState, PageBody, PageHeader, PageSkeleton, Stack } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Consents, consentQueries } from '#/account/api/consents.ts';
import { LegalCard } from '#/account/components/legal/legal-card.tsx';
import { AcceptCard } from './accept-card.tsx';

/** The texts of the academy, and those that are not accepted yet. */
export default function ConsentsPage() {
  const { t } = useTranslation('users');
  const found = useQuery(consentQueries.own());
  const isAsked = (found.data?.asked.length ?? 0) > 0;
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('consents.header.title')}
        context={t(isAsked ? 'consents.header.asked' : 'consents.header.context')}
      />
      {found.data && <Texts consents={found.data} onStale={() => void found.refetch()} />}
      {found.isPending && <PageSkeleton kind="form" hasHeader />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PageBody>
  );
}

function Texts({ consents, onStale }: { consents: Consents; onStale: () => void }) {
  const { t } = useTranslation('users');
  const { texts, asked } = consents;
  const isAsked = (kind: string) => asked.some(({ kinds }) => kinds.some((each) => each === kind));
  const shown = asked.length > 0 ? texts.filter(({ kind }) => isAsked(kind)) : texts;
  if (texts.length === 0)
    return (
      <EmptyState icon={<FileTextIcon size={22} />} title={t('consents.none.title')} text={t('consents.none.text')} />
    );
  return (
    <Stack gap="6">
      {shown.map((text) => (
        <LegalCard key={text.kind} text={text} />
      ))}
      <AcceptCard texts={shown} asked={asked} onStale={onStale} />
    </Stack>
  );
}
