import { EmptyState, ErrorState, PageBody, PageHeader, PageSkeleton, TextLink } from '@academy/shared-ui';
import { MailIcon } from '@academy/shared-ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { formQueries } from '#/api/forms.ts';
import { submissionQueries } from '#/api/submissions.ts';
import { places } from '#/components/places.ts';
import { statusOf } from '#/components/status-of.ts';
import { SubmissionView } from './submission-view.tsx';

export default function SubmissionDetailsPage() {
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <LoadedSubmission key={id} id={id} />
    </PageBody>
  );
}

function LoadedSubmission({ id }: { id: string }) {
  const { t } = useTranslation('forms');
  const found = useQuery(submissionQueries.detail(id));
  useStaleLists(found.isSuccess);
  if (statusOf(found.error) === 404)
    return (
      <>
        <PageHeader title={t('submission.title')} />
        <EmptyState
          icon={<MailIcon size={22} />}
          title={t('submission.missing.title')}
          text={t('submission.missing.text')}
          action={
            <TextLink reach to={places.list}>
              {t('submission.missing.back')}
            </TextLink>
          }
        />
      </>
    );
  if (found.data) return <SubmissionView submission={found.data} />;
  if (found.error) return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  return <PageSkeleton />;
}

/** Opening a submission marks it as read: counts of unread ones are fetched again, lists when they are shown. */
function useStaleLists(isOpened: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpened) return;
    void client.invalidateQueries({ queryKey: [...formQueries.all(), 'list'] });
    void client.invalidateQueries({ queryKey: submissionQueries.lists() });
  }, [client, isOpened]);
}
