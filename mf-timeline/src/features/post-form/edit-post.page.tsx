import { ApiError, type SessionUser, useSession } from '@academy/shared-auth';
import { Box, ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { postQueries } from '#/api/posts.ts';
import { ApprovalNote } from '#/components/approval-note.tsx';
import { ComposerCard } from '#/components/post-form/composer-card.tsx';

export default function EditPostPage() {
  const { t } = useTranslation('timeline');
  const { id = '' } = useParams();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <PageBody width="reading">
      <PageHeader title={t('edit.header.title')} context={t('edit.header.context')} />
      <EditedPost key={id} id={id} user={user} />
    </PageBody>
  );
}

/** Starts with the post as it is now, never with a cached one. */
function EditedPost({ id, user }: { id: string; user: SessionUser }) {
  const { t } = useTranslation('timeline');
  const {
    data: post,
    error,
    isFetchedAfterMount,
    isFetching,
    refetch,
  } = useQuery({
    ...postQueries.detail(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (error) return <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />;
  if (!post || !isFetchedAfterMount) return <FormSkeleton fields={1} />;
  if (!post.may.update)
    return <ErrorState error={new ApiError({ status: 403, code: 'forbidden' })} text={t('edit.foreign.text')} />;
  return (
    <>
      {!post.may.approve && post.status === 'approved' && (
        <Box marginBlockEnd="4">
          <ApprovalNote>{t('edit.approval.text')}</ApprovalNote>
        </Box>
      )}
      <ComposerCard user={user} post={post} />
    </>
  );
}
