import { ApiError } from '@academy/shared-auth';
import { ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { postListedBefore } from '#/api/cached-posts.ts';
import { postQueries } from '#/api/posts.ts';
import { PostMissing } from '#/components/post-missing.tsx';
import { VisibilityForm } from './visibility-form.tsx';

export default function PostVisibilityPage() {
  const { t } = useTranslation('timeline');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('visibility.header.title')} context={t('visibility.header.context')} />
      <VisibilityOf key={id} id={id} />
    </PageBody>
  );
}

function VisibilityOf({ id }: { id: string }) {
  const client = useQueryClient();
  const found = useQuery({ ...postQueries.detail(id), ...postListedBefore(client, id) });
  if (found.error instanceof ApiError && found.error.status === 404) return <PostMissing />;
  if (found.isPending) return <FormSkeleton fields={3} />;
  if (!found.data) return <ErrorState error={found.error} onRetry={found.refetch} />;
  return <VisibilityForm post={found.data} />;
}
