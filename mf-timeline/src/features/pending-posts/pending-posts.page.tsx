import { EmptyState, PageBody, PageHeader } from '@academy/shared-ui';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { postQueries } from '#/api/posts.ts';
import { PostPages } from '#/components/post-pages/post-pages.tsx';
import { PendingPost } from './pending-post.tsx';

export const prefetch = (queries: QueryClient) => queries.prefetchInfiniteQuery(postQueries.pending());

export default function PendingPostsPage() {
  const { t } = useTranslation('timeline');
  return (
    <PageBody width="reading">
      <PageHeader title={t('pending.header.title')} context={t('pending.header.context')} />
      <PostPages
        source={postQueries.pending()}
        label={t('pending.list.label')}
        errorTitle={t('pending.error.title')}
        empty={<EmptyState title={t('pending.empty.title')} text={t('pending.empty.text')} />}
        end={t('pending.end.text')}
        item={PendingPost}
      />
    </PageBody>
  );
}
