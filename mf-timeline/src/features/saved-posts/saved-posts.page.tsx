import { useTranslation } from '@academy/shared-auth';
import { EmptyState, PageBody, PageHeader } from '@academy/shared-ui';

export default function SavedPostsPage() {
  const { t } = useTranslation('timeline');
  return (
    <PageBody>
      <PageHeader title={t('savedPosts.header.title')} />
      <EmptyState title={t('savedPosts.empty.title')} text={t('savedPosts.empty.text')} />
    </PageBody>
  );
}
