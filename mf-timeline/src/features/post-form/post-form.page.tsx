import { useSession, useTranslation } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { PostForm } from './post-form.tsx';

export default function PostFormPage() {
  const { t } = useTranslation('timeline');
  const userId = useSession((session) => session.user?.id);
  return (
    <PageBody width="reading">
      <PageHeader title={t('form.header.title')} context={t('form.header.context')} />
      {userId && <PostForm key={userId} userId={userId} />}
    </PageBody>
  );
}
